import { openPostgres } from './postgres.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import type { LeadStore } from './store.ts';
import { storeOn } from './store-on.ts';

/** Location of the store: `{ sqlite: file }` or `{ postgres: url }`. */
export type StoreLocation = { sqlite: string } | { postgres: string };

/**
 * Opens the store and migrates its tables. Throws when it cannot be opened.
 *
 * @param onLost called when a database connection breaks while it has nothing to answer
 */
export async function openStore(place: StoreLocation, onLost: (error: Error) => void): Promise<LeadStore> {
	return 'sqlite' in place ? openSqliteThread(place.sqlite) : storeOn(openPostgres(place.postgres, onLost));
}
