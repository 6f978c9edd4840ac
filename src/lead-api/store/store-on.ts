import { randomBytes } from 'node:crypto';
import { accounts } from './accounts.ts';
import { alerts } from './alerts.ts';
import { counters } from './counters.ts';
import type { Database } from './database.ts';
import { intake } from './intake.ts';
import { migrate } from './migrate.ts';
import { onlinePayments } from './online-payments.ts';
import { outbox } from './outbox.ts';
import { ownLeads } from './own-leads.ts';
import { passkeys } from './passkeys.ts';
import { paymentNotices } from './payment-notices.ts';
import { photos } from './photos.ts';
import { privateAnswers } from './private-answers.ts';
import { reservations } from './reservations.ts';
import { retention } from './retention.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { savedSearches } from './saved-searches.ts';
import { spins } from './spins.ts';
import type { LeadStore } from './store.ts';
import { tradeInRecords } from './trade-in-records.ts';

/** Size of the probe's row: the longest lead. */
const PROBE_BYTES = 64 * 1024;

/** The store on an open database, after migrating its tables. Throws and closes the database when its version is later than the service's. */
export async function storeOn(database: Database): Promise<LeadStore> {
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
