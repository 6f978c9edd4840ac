import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** Who holds a lock. */
export interface Holder {
	pid: number;
	host: string;
	/** ISO 8601. */
	since: string;
}

/** A lock taken, with the way to give it back; or who has it. */
type Lock = { release: () => void; holder: null } | { release: null; holder: Holder };

/** A lock is tried this often: it may be given back, or found dead, while it is looked at. */
const ATTEMPTS = 3;

/** Takes a lock file for this process. One left by a process that died is taken over. */
export function takeLock(file: string): Lock {
	mkdirSync(dirname(file), { recursive: true });
	for (let attempt = 1; ; attempt++) {
		try {
			const handle = openSync(file, 'wx');
			writeSync(
				handle,
				JSON.stringify({
					pid: process.pid,
					host: hostname(),
					since: new Date().toISOString(),
				} satisfies Holder),
			);
			closeSync(handle);
			return { release: () => rmSync(file, { force: true }), holder: null };
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
			const holder = readHolder(file);
			if (isAlive(holder) || attempt === ATTEMPTS) return { release: null, holder };
			rmSync(file, { force: true });
		}
	}
}

/**
 * Takes an output folder for one build.
 *
 * @returns a function that gives the folder back
 * @throws when another build is writing there, or nothing can be written
 */
export function lockOutput(outDir: string): () => void {
	const { release, holder } = takeLock(join(outDir, '.forecourt', 'lock'));
	if (release) return release;
	throw new Error(
		`another build (process ${holder.pid} on ${holder.host}, since ${holder.since}) is writing to ${outDir}; wait for it, or choose another --out`,
	);
}

/** A lock that cannot be read is one somebody is writing at this moment. */
function readHolder(file: string): Holder {
	try {
		return JSON.parse(readFileSync(file, 'utf8')) as Holder;
	} catch {
		return { pid: process.ppid, host: hostname(), since: 'just now' };
	}
}

/** A process of another machine cannot be asked; it is taken to live. */
function isAlive({ pid, host }: Holder): boolean {
	if (host !== hostname()) return true;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
