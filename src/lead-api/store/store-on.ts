import { randomBytes } from 'node:crypto';
import { care } from './care.ts';
import { counters } from './counters.ts';
import type { Database } from './database.ts';
import { intake } from './intake.ts';
import { migrate } from './migrate.ts';
import { outbox } from './outbox.ts';
import { privateAnswers } from './private-answers.ts';
import type { LeadStore } from './store.ts';

/** As much as the longest lead. */
const PROBE_BYTES = 64 * 1024;

/** The store on an open database, its tables brought to this version. Throws when they are of a later one; the database is closed then. */
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
		...care(database),
		...privateAnswers(database),
		probe: () =>
			database.transaction(function* () {
				yield [
					`INSERT INTO write_probe (id, padding) VALUES (1, $1)
						ON CONFLICT (id) DO UPDATE SET padding = excluded.padding`,
					// What repeats would be compressed, and what is the same not written.
					randomBytes(PROBE_BYTES / 2).toString('hex'),
				];
			}),
		close: () => database.close(),
	};
}
