import type { Database } from './database.ts';
import { LEADS } from './migrations/001-leads.ts';
import { HELD_NOTICE } from './migrations/002-held-notice.ts';
import { WRITE_PROBE } from './migrations/003-write-probe.ts';
import { PRIVATE_ANSWERS } from './migrations/004-private-answers.ts';
import { TRADE_IN } from './migrations/005-trade-in.ts';
import { ACCOUNTS } from './migrations/006-accounts.ts';
import { SAVED_VEHICLES } from './migrations/007-saved-vehicles.ts';
import { ALERTS } from './migrations/008-alerts.ts';
import { PASSKEYS } from './migrations/009-passkeys.ts';
import { SPINS } from './migrations/020-spins.ts';
import { RESERVATIONS } from './migrations/021-reservations.ts';
import { SAVED_SEARCHES } from './migrations/022-saved-searches.ts';
import { PLAIN_NAMES } from './migrations/023-plain-names.ts';
import { PAYMENT_NOTICES } from './migrations/026-payment-notices.ts';
import { ONLINE_PAYMENTS } from './migrations/027-online-payments.ts';

/** Migrations in the order they run. Existing ones are never changed. */
const MIGRATIONS = [
	LEADS,
	HELD_NOTICE,
	WRITE_PROBE,
	PRIVATE_ANSWERS,
	TRADE_IN,
	ACCOUNTS,
	SAVED_VEHICLES,
	ALERTS,
	PASSKEYS,
	SPINS,
	RESERVATIONS,
	SAVED_SEARCHES,
	PLAIN_NAMES,
	PAYMENT_NOTICES,
	ONLINE_PAYMENTS,
] as const;

/** Advisory lock of migrations: any number that nothing else in the database uses. */
const LOCK = 727_001;

/**
 * Migrates the tables to this version, once, however many services start together. Throws when the database has a later version than the
 * service.
 */
export async function migrate(database: Database): Promise<void> {
	await database.transaction(function* () {
		if (database.dialect === 'postgres') {
			// Another instance may be migrating large tables.
			yield ["SET LOCAL lock_timeout = '9s'"];
			yield ['SELECT pg_advisory_xact_lock($1)', LOCK];
		}
		yield ['CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)'];
		const [row] = yield ['SELECT COALESCE(MAX(version), 0) AS version FROM migration'];
		const version = Number(row?.version);
		if (version > MIGRATIONS.length)
			throw new Error(
				`The tables of the lead store have version ${version}, but this service supports only ${MIGRATIONS.length}: start the newer service`,
			);
		for (const [index, statements] of MIGRATIONS.entries()) {
			if (index < version) continue;
			for (const sql of statements) yield [sql];
			yield ['INSERT INTO migration (version) VALUES ($1)', index + 1];
		}
	});
}
