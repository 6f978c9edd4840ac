import { createStore } from './create-store.ts';
import { openPostgres } from './database/postgres.ts';
import { openSqliteThread } from './database/sqlite-thread.ts';
import type { LeadStore } from './store.ts';

/** Location of the store: `{ sqlite: file }` or `{ postgres: url }`. */
export type StoreLocation = { sqlite: string } | { postgres: string };

/**
 * Opens the store and migrates its tables. Throws when it cannot be opened.
 *
 * @param onLost called when a database connection breaks while it has nothing to answer
 * @param onEnd called when the store stops working for good; it refuses every call then, which is all that a command needs
 */
export async function openStore(
	place: StoreLocation,
	onLost: (error: Error) => void,
	onEnd: (error: Error) => void = () => undefined,
): Promise<LeadStore> {
	return 'sqlite' in place
		? openSqliteThread(place.sqlite, onEnd)
		: createStore(openPostgres(place.postgres, onLost));
}
