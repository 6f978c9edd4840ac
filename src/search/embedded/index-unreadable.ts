/** A file that is no search index of this version, or was changed or cut on its way. Loading it again may help. */
export class IndexUnreadable extends Error {
	override readonly name = 'IndexUnreadable';
}
