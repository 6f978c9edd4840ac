import { randomBytes } from 'node:crypto';
import { accounts } from './accounts/accounts.ts';
import { ownLeads } from './accounts/own-leads.ts';
import { passkeys } from './accounts/passkeys.ts';
import { savedSearches } from './accounts/saved-searches.ts';
import { alerts } from './alerts/alerts.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { intake } from './leads/intake.ts';
import { privateAnswers } from './leads/private-answers.ts';
import { outbox } from './outbox/outbox.ts';
import { onlinePayments } from './payments/online-payments.ts';
import { paymentNotices } from './payments/payment-notices.ts';
import { sandboxPayments } from './payments/sandbox-payments.ts';
import { reservations } from './reservations/reservations.ts';
import { counters } from './retention/counters.ts';
import { retention } from './retention/retention.ts';
import { spins } from './spin/spins.ts';
import type { LeadStore } from './store.ts';
import { photos } from './trade-in/photos.ts';
import { tradeInRecords } from './trade-in/trade-in-records.ts';

/** Size of the probe's row: the longest lead. */
const PROBE_BYTES = 64 * 1024;

/**
 * The store on an open database, after migrating its tables. Throws and closes the database when its version is later than the service's.
 */
export async function createStore(database: Database): Promise<LeadStore> {
	try {
		await migrate(database);
	} catch (error) {
		await database.close();
		throw error;
	}
	return {
		...intake(database),
		...outbox(database),
		...counters(database),
		...retention(database),
		...privateAnswers(database),
		...tradeInRecords(database),
		...photos(database),
		...accounts(database),
		...alerts(database),
		...passkeys(database),
		...spins(database),
		...reservations(database),
		...sandboxPayments(database),
		...paymentNotices(database),
		...onlinePayments(database),
		...savedSearches(database),
		...ownLeads(database),
		probe: () =>
			database.transaction(function* () {
				yield [
					`INSERT INTO write_probe (id, padding) VALUES (1, $1)
						ON CONFLICT (id) DO UPDATE SET padding = excluded.padding`,
					// Random, because repetitive data would be compressed and equal data not written.
					randomBytes(PROBE_BYTES / 2).toString('hex'),
				];
			}),
		close: () => database.close(),
	};
}
