import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../../make-folder.ts';
import { takeLock } from '../files/lock.ts';

const WAIT_MS = 100;

/**
 * Makes a folder in a temporary one that is renamed: an existing folder is always complete. Of several concurrent commands that need the
 * same, one makes it and the others wait.
 *
 * @param part what is made: the parts of a bundle are made at the same time
 * @param make makes it in the temporary folder
 */
export async function makeOnce(
	part: 'pages' | 'threads',
	dir: string,
	make: (fresh: string) => Promise<void>,
): Promise<void> {
	const folder = dirname(dir);
	while (!existsSync(dir)) {
		makeFolder(folder);
		// Beside the folder itself, which the repositories of a comparison share by a link.
		const lock = takeLock(`${realpathSync(folder)}.${part}.lock`);
		if (!lock.isTaken) {
			await pause(WAIT_MS);
			continue;
		}
		const fresh = `${dir}.${process.pid}.new`;
		try {
			if (existsSync(dir)) continue;
			makeFolder(fresh);
			await make(fresh);
			renameSync(fresh, dir);
		} finally {
			rmSync(fresh, { recursive: true, force: true });
			lock.release();
		}
	}
}
