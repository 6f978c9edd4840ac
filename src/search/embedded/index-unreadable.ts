/** The file is no search index of this version, or was damaged or truncated in transfer; then loading it again may help. */
export class IndexUnreadable extends Error {
	override readonly name = 'IndexUnreadable';
}
