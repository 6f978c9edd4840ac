import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../../../make-folder.ts';
import { thrownMessage } from '../../../thrown-message.ts';

/** Longest wait for another process that is writing, milliseconds; shorter than browsers wait for a response. */
const BUSY_MS = 2000;
/** Switching to WAL ignores the busy timeout. */
const WAL_TRIES = 100;
const PAUSE_MS = 20;
const CHECKPOINT_TRIES = 5;
/** Page cache: indexes on random ids are read at random positions. */
const CACHE_KB = 16 * 1024;
/** Pages of the write-ahead log (4 kB each) before a checkpoint: a page that changed a hundred times in between is written once. */
const MOST_LOG_PAGES = 4000;

const IN_MEMORY = ':memory:';
/** Leads are personal data: only the service's user may read their files. */
const OWNER_ONLY = 0o600;

/** Opens a database file that only its owner can read. Throws when it cannot be written, with the file and the remedy. */
export function openFile(file: string): DatabaseSync {
	try {
		if (file !== IN_MEMORY) makePrivate(file);
		const connection = new DatabaseSync(file, { timeout: BUSY_MS });
		switchToWal(connection);
		// `secure_delete` overwrites erased data.
		connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
		connection.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${MOST_LOG_PAGES}`);
		return connection;
	} catch (cause) {
		const reason = thrownMessage(cause);
		throw new Error(
			`Leads cannot be stored in ${file} (${reason}). Let this user write the file, those beside it with -wal and -shm, and their folder, or name another file with LEAD_API_STORE`,
			{ cause },
		);
	}
}

/** SQLite creates the files beside the database with its permissions; existing ones may have those of an older version. */
function makePrivate(file: string): void {
	makeFolder(dirname(file));
	closeSync(openSync(file, 'a', OWNER_ONLY));
	for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY);
}

/**
 * Checkpoints and truncates the write-ahead log, so that no erased data is left in it. Throws when other programs keep reading the
 * database.
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
