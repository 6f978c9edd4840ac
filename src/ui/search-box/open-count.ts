import { fetchRuntime, siteClients } from '../../browser/stock-search/site-client.ts';
import { countVehicles } from '../../search/client/count-vehicles.ts';
import type { SearchClient } from '../../search/client/search-client.ts';
import { DIRECTORY_CACHE_ENTRIES } from '../../search/directory/directory.ts';
import { changeSearch, type SearchState } from '../../search/state.ts';

/** Counts the vehicles of a search. Rejects with a `SearchUnavailable`. */
export type Count = (state: SearchState) => Promise<number>;

let opened: Promise<Count> | null = null;

/** Counter shared by a page; opening is retried after a failure. Rejects with a `SearchUnavailable`. */
export function sharedCount(): Promise<Count> {
	opened ??= openCount().catch((error: unknown) => {
		opened = null;
		throw error;
	});
	return opened;
}

/**
 * Opens the site's search for counting only, without InstantSearch and cards; ten results are cached (DIRECTORY-005). Rejects with a
 * `SearchUnavailable`.
 */
async function openCount(): Promise<Count> {
	const newClient = await siteClients(await fetchRuntime());
	const client = newClient({
		cache: { searches: DIRECTORY_CACHE_ENTRIES, filters: 1 },
		// The results page relaxes the query too.
		relaxes: true,
	});
	const sentenceClient = newClient();
	return async (asked) => {
		const state = asked.query === '' ? asked : await withSentence(asked, sentenceClient);
		const [count = 0] = await countVehicles([state], client);
		return count;
	};
}

/** The search that a typed text leads to: its sentence as filters. */
async function withSentence(state: SearchState, client: SearchClient): Promise<SearchState> {
	const { readTyped } = await import('../../browser/stock-search/read-typed.ts');
	const sentence = await readTyped(state.query, client);
	return sentence ? changeSearch(state, sentence.change) : state;
}
