import { type PersistedAtom, persistedAtom } from '../../browser/stores/persisted-atom.ts';
import {
	readSearchHistory,
	rememberSearch,
	type SearchHistoryEntry,
	searchHistoryKey,
} from '../../search/history/search-history.ts';
import type { SearchState } from '../../search/state.ts';
import type { SearchSite } from '../../search/url/search-site.ts';

type RecentSearches = PersistedAtom<readonly SearchHistoryEntry[]>;

const stores = new Map<string, RecentSearches>();

/** The visitor's last five searches on a dealer's site, newest first, stored in the browser (RESULTS-014, RESULTS-015). */
export function recentSearches(dealer: string): RecentSearches {
	const known = stores.get(dealer);
	if (known) return known;
	const store = persistedAtom({ key: searchHistoryKey(dealer), initial: [], read: readSearchHistory });
	stores.set(dealer, store);
	return store;
}

/** Stores a search for the search box; searches without text and filters are not stored. */
export function remember(state: SearchState, site: SearchSite, dealer: string): void {
	recentSearches(dealer).update((history) => rememberSearch(history, state, site));
}
