import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a statement waits for another process that writes, milliseconds: a browser gets its answer before it gives up. */
const BUSY_MS = 2000;
/** Switching to WAL does not wait as statements do. */
const WAL_TRIES = 100;
const PAUSE_MS = 20;
const CHECKPOINT_TRIES = 5;
/** Memory for pages of the file: indexes by what visitors' devices made up are read all over the place. */
const CACHE_KB = 16 * 1024;
/** Pages of the log (4 kB each) before they go into the file: a page that changed a hundred times meanwhile goes once. */
const MOST_LOG_PAGES = 4000;

const IN_MEMORY = ':memory:';
/** Leads are personal data: their files are the service's own. */
const OWNER_ONLY = 0o600;

/** Opens a database file that only its owner can read. Throws, naming the file and the way out, when it cannot be written. */
export function openFile(file: string): DatabaseSync {
	try {
		if (file !== IN_MEMORY) makePrivate(file);
		const connection = new DatabaseSync(file, { timeout: BUSY_MS });
		switchToWal(connection);
		// What is erased is overwritten, too.
		connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
		connection.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${MOST_LOG_PAGES}`);
		return connection;
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new Error(
			`Leads cannot be kept in ${file} (${reason}). Let this user write the file, those beside it with -wal and -shm, and their folder, or name another file with LEAD_API_STORE`,
			{ cause },
		);
	}
}

/** The files beside the database get its rights when they are made; those of an older service are set right. */
function makePrivate(file: string): void {
	mkdirSync(dirname(file), { recursive: true });
	closeSync(openSync(file, 'a', OWNER_ONLY));
	for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY);
}

/**
 * Puts the log into the file and empties it, so that nothing erased is left in either. Throws when other programs read the database all
 * the while.
 */
export function emptyLog(connection: DatabaseSync): void {
	for (let tries = 1; ; tries++) {
		const row = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
		if (row?.['busy'] === 0) return;
		if (tries === CHECKPOINT_TRIES)
			throw new Error(
				'What was erased is gone from the tables, but traces are left in the file beside the database that ends in -wal, as other programs are reading it. Stop them and run the same command again',
			);
		pause();
	}
}

function switchToWal(connection: DatabaseSync): void {
	for (let tries = 1; ; tries++) {
		try {
			connection.exec('PRAGMA journal_mode = WAL');
			return;
		} catch (error) {
			if (tries === WAL_TRIES || !(error instanceof Error && error.message.includes('locked'))) throw error;
			pause();
		}
	}
}

function pause(): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
