import { noteOfRun } from '../fixtures/run-note.ts';
import { type LoopDisk, openLoopDisk } from './loop-disk.ts';
import { NoLoopDisk } from './no-loop-disk.ts';

/**
 * A disk that can lose its power and its room, or null where none can be had, which the run then says: only root on Linux, where loop
 * devices are allowed, can mount one, and few machines of continuous integration let anybody.
 */
export async function loopDiskIfAny(megabytes: number, open = openLoopDisk): Promise<LoopDisk | null> {
	try {
		return await open(megabytes);
	} catch (error) {
		if (!(error instanceof NoLoopDisk)) throw error;
		noteOfRun(
			`NO DISK TO CUT OFF HERE: ${error.message}. What a power cut and a full disk do to leads was not tested.`,
		);
		return null;
	}
}
