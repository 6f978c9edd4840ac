/** This machine cannot mount a test disk; the message gives the reason. */
export class NoLoopDisk extends Error {
	override readonly name = 'NoLoopDisk';
}
