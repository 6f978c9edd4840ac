import { care } from './care.ts';
import { counters } from './counters.ts';
import type { Database } from './database.ts';
import { intake } from './intake.ts';
import { migrate } from './migrate.ts';
import { outbox } from './outbox.ts';
import type { LeadStore } from './store.ts';

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
		ping: () =>
			database.transaction(function* () {
				yield ['SELECT 1 AS one'];
			}),
		close: () => database.close(),
	};
}
