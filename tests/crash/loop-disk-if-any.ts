import { noteOfRun } from '../fixtures/reporting/run-note.ts';
import { type LoopDisk, openLoopDisk } from './loop-disk.ts';
import { NoLoopDisk } from './no-loop-disk.ts';

/**
 * A disk that can lose power and fill up, or null where none can be mounted, which the run reports: only root on Linux, where loop devices
 * are allowed, can mount one. In continuous integration (`CI` is set) it throws instead.
 */
export async function loopDiskIfAny(
	megabytes: number,
	open = openLoopDisk,
	isContinuous = Boolean(process.env['CI']),
	note = noteOfRun,
): Promise<LoopDisk | null> {
	try {
		return await open(megabytes);
	} catch (error) {
		if (!(error instanceof NoLoopDisk)) throw error;
		if (isContinuous)
			throw new Error(
				`Continuous integration (CI is set) tests power cuts and full disks, and no disk can be mounted: ${error.message}. Run as root on Linux with loop devices, as in a privileged container`,
				{ cause: error },
			);
		note(
			`NO DISK TO CUT OFF HERE: ${error.message}. What a power cut and a full disk do was not tested; with CI set this fails.`,
		);
		return null;
	}
}
