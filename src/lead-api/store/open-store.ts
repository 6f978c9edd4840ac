import { openPostgres } from './postgres.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import type { LeadStore } from './store.ts';
import { storeOn } from './store-on.ts';

/** Where leads are kept: `{ sqlite: file }` or `{ postgres: url }`. */
export type StorePlace = { sqlite: string } | { postgres: string };

/**
 * Opens the store and brings its tables to this version. Throws when the place cannot be opened.
 *
 * @param onLost is told of database connections that break while nobody uses them
 */
export async function openStore(place: StorePlace, onLost: (error: Error) => void): Promise<LeadStore> {
	return 'sqlite' in place ? openSqliteThread(place.sqlite) : storeOn(openPostgres(place.postgres, onLost));
}
