import { fetchRuntime, siteClients } from '../../browser/stock-search/site-client.ts';
import { countVehicles } from '../../search/client/count-vehicles.ts';
import { DIRECTORY_CACHE_ENTRIES } from '../../search/directory/directory.ts';
import type { SearchState } from '../../search/state.ts';

/** Tells how many vehicles a search finds. Rejects with a `SearchUnavailable`. */
export type Count = (state: SearchState) => Promise<number>;

let opened: Promise<Count> | null = null;

/** One search for all counts of a page; one that could not be opened is tried again. Rejects with a `SearchUnavailable`. */
export function sharedCount(): Promise<Count> {
	opened ??= openCount().catch((error: unknown) => {
		opened = null;
		throw error;
	});
	return opened;
}

/**
 * Opens the site's search for counting alone, without InstantSearch and without cards; ten answers are kept (DIRECTORY-005).
 * Rejects with a `SearchUnavailable` when it cannot be had.
 */
async function openCount(): Promise<Count> {
	const newClient = await siteClients(await fetchRuntime());
	const client = newClient({
		cache: { searches: DIRECTORY_CACHE_ENTRIES, filters: 1 },
		// The list one gets to has the nearest text too.
		relaxes: true,
	});
	return async (state) => {
		const [count = 0] = await countVehicles([state], client);
		return count;
	};
}
