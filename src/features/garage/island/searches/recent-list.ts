import { searchLabel } from '../../../../search/facets/applied.ts';
import { recentSearches } from '../../../../ui/search-box/recent-searches.ts';

// Loaded where this browser remembers searches.

/** The last searches on this device, the newest first, with their addresses. */
export function recentList(dealer: string): { path: string; label: string }[] {
	return recentSearches(dealer)
		.get()
		.map((search) => ({
			path: search.path,
			label: [search.query, searchLabel(search)].filter(Boolean).join(', '),
		}));
}

/** Forgets them. */
export function clearRecent(dealer: string): void {
	recentSearches(dealer).update(() => []);
}
