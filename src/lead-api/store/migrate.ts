import type { Database } from './database.ts';
import { LEADS } from './migrations/001-leads.ts';
import { HELD_NOTICE } from './migrations/002-held-notice.ts';
import { WRITE_PROBE } from './migrations/003-write-probe.ts';
import { PRIVATE_ANSWERS } from './migrations/004-private-answers.ts';

/** In the order they are run; what is here once is never changed. */
const MIGRATIONS = [LEADS, HELD_NOTICE, WRITE_PROBE, PRIVATE_ANSWERS] as const;

/** Any number that nothing else in the database locks with. */
const LOCK = 727_001;

/**
 * Brings the tables to this version, once, however many services start at the same time. Throws when the database is of a later
 * version than the service.
 */
export async function migrate(database: Database): Promise<void> {
	await database.transaction(function* () {
		if (database.dialect === 'postgres') yield ['SELECT pg_advisory_xact_lock($1)', LOCK];
		yield ['CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)'];
		const [row] = yield ['SELECT COALESCE(MAX(version), 0) AS version FROM migration'];
		const version = Number(row?.version);
		if (version > MIGRATIONS.length)
			throw new Error(
				`The leads are kept in version ${version} of the tables and this service knows ${MIGRATIONS.length}: start the newer service`,
			);
		for (const [index, statements] of MIGRATIONS.entries()) {
			if (index < version) continue;
			for (const sql of statements) yield [sql];
			yield ['INSERT INTO migration (version) VALUES ($1)', index + 1];
		}
	});
}
