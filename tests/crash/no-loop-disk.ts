/** No disk of its own can be mounted on this machine; the message says why. */
export class NoLoopDisk extends Error {
	override readonly name = 'NoLoopDisk';
}
