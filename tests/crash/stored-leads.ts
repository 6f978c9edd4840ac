import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { StoreLocation } from '../../src/lead-api/store/open-store.ts';

/** The database's content after a crash test, read without the service's own code. */
export interface StoredLeads {
	/** One row for each step that was sent. */
	submissions: { dealer: string; submission_id: string; lead_id: string }[];
	leads: { id: string; dealer: string; submission_id: string; fields: string }[];
	photos: { dealer: string; attempt: string; photo_id: string; data: Uint8Array }[];
	outbox: { lead_id: string; channel: string; state: string }[];
	/** Result of the database's integrity check: 'ok', or the damage. */
	integrity: string;
}

const SUBMISSIONS = 'SELECT dealer, submission_id, lead_id FROM submission';
const LEADS = 'SELECT id, dealer, submission_id, fields FROM lead';
const PHOTOS = 'SELECT dealer, attempt, photo_id, data FROM photo';
const OUTBOX = 'SELECT lead_id, channel, state FROM outbox';

/** Reads everything. Throws when the database cannot be opened or read. */
export async function readStored(place: StoreLocation): Promise<StoredLeads> {
	await using database = await openReader(place);
	return {
		submissions: await database.read(SUBMISSIONS),
		leads: await database.read(LEADS),
		photos: await database.read(PHOTOS),
		outbox: await database.read(OUTBOX),
		integrity: await database.integrity(),
	};
}

/** Number of messages that are still to be delivered. */
export async function countWaiting(place: StoreLocation): Promise<number> {
	await using database = await openReader(place);
	const rows = await database.read("SELECT count(*) AS waiting FROM outbox WHERE state = 'waiting'");
	return Number((rows[0] as { waiting: unknown } | undefined)?.waiting);
}

/** Reads a database. */
export interface Reader extends AsyncDisposable {
	read<Row>(sql: string): Promise<Row[]>;
	integrity(): Promise<string>;
}

/** Opens a database to read it without the service. */
export async function openReader(place: StoreLocation): Promise<Reader> {
	if ('sqlite' in place) {
		const connection = new DatabaseSync(place.sqlite, { timeout: 5000 });
		return {
			read: async <Row>(sql: string) => connection.prepare(sql).all() as Row[],
			integrity: async () => String(connection.prepare('PRAGMA integrity_check').get()?.integrity_check),
			[Symbol.asyncDispose]: async () => connection.close(),
		};
	}
	const client = new pg.Client({ connectionString: place.postgres });
	await client.connect();
	return {
		read: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
		// PostgreSQL has no integrity check of its own; reading a damaged page fails.
		integrity: async () => 'ok',
		[Symbol.asyncDispose]: () => client.end(),
	};
}
