import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../../make-folder.ts';
import { writeWhole } from '../../whole-file.ts';

/** The process that holds a lock. */
export interface Holder {
	pid: number;
	host: string;
	/** ISO 8601. */
	since: string;
}

/** An acquired lock with its release function, or the holder; null for a holder that has not written its details yet. */
type Lock = { isTaken: true; release: () => void } | { isTaken: false; holder: Holder | null };

/** SQLite's result codes: another connection holds the lock, and a file that is damaged or none of its databases. */
const SQLITE_BUSY = 5;
const SQLITE_DAMAGED: readonly unknown[] = [11, 26];

/** A file that should be a lock holds something else; a sentence with the remedy. */
export class DamagedLockError extends Error {
	constructor(file: string) {
		super(`${file} is damaged; delete it while no other command runs, and run this one again`);
	}
}

/**
 * Acquires a lock for this process. It is the exclusive lock of an empty SQLite database, which the operating system holds: it ends with
 * the process, however that ends, so there are no stale locks and no race between two processes. A lock file with
 * a process id has that race, and a lock kept alive by a timer (`proper-lockfile`) expires while a long build leaves the timer no turn.
 *
 * @param file the database; it is not deleted when the lock is released. The holder is written to a file beside it
 * @throws DamagedLockError when the file holds something else
 */
export function takeLock(file: string): Lock {
	makeFolder(dirname(file));
	const database = new DatabaseSync(file, { timeout: 0 });
	try {
		database.exec('BEGIN EXCLUSIVE');
	} catch (error) {
		database.close();
		const { errcode } = error as { errcode?: number };
		if (SQLITE_DAMAGED.includes(errcode)) throw new DamagedLockError(file);
		if (errcode !== SQLITE_BUSY) throw error;
		return { isTaken: false, holder: readHolder(file) };
	}
	const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
	writeWhole(holderFile(file), JSON.stringify(holder));
	return { isTaken: true, release: () => database.close() };
}

/**
 * Locks an output folder for one build.
 *
 * @returns a function that releases the folder
 * @throws when another build is writing there, or nothing can be written
 */
export function lockOutput(outDir: string): () => void {
	const lock = takeLock(join(outDir, '.forecourt', 'build.lock'));
	if (lock.isTaken) return lock.release;
	const who = lock.holder
		? ` (process ${lock.holder.pid} on ${lock.holder.host}, since ${lock.holder.since})`
		: '';
	throw new Error(`another build${who} is writing to ${outDir}; wait for it, or choose another --out`);
}

function holderFile(file: string): string {
	return `${file}.json`;
}

function readHolder(file: string): Holder | null {
	try {
		return JSON.parse(readFileSync(holderFile(file), 'utf8')) as Holder;
	} catch {
		return null;
	}
}
