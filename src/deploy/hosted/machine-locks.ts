import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import { exclusively, watchAlone } from '../machine-lock.ts';
import type { Target } from '../target.ts';

/** As long as one dealer may take: the host processes a release for minutes. */
const WAIT_MS = 10 * 60_000;

/**
 * Keeps processes of one user on this machine apart, as a host has no lock. Each of the host's sites has a lock file in the folder for
 * temporary files: another output folder, or another copy of the project, is the same place for visitors.
 *
 * @param name the target's, for messages
 * @param place identifies the target: the same in every process that opens it
 */
export function machineLocks(name: string, place: string): Pick<Target, 'exclusively' | 'watchAlone'> {
	const folder = join(tmpdir(), `forecourt-locks-${userInfo().uid}`);
	const lock = (of: string) => ({
		...{ name, disk: `the folder for temporary files ${folder}` },
		file: join(folder, hashOf(`${place} ${of}`)),
	});
	return {
		exclusively: (slug, work) => exclusively(work, { ...lock(`site ${slug}`), slug, waitMs: WAIT_MS }),
		watchAlone: () => watchAlone(lock('watch')),
	};
}
