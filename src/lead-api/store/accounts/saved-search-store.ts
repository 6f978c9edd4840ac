import type { SavedSearch } from '../../../api/garage/saved-search.ts';
import type { SearchFilters } from '../../../search/state.ts';

/** A saved search as it is stored. */
export interface StoredSearch extends SavedSearch {
	/** The search as typed filters. */
	selection: SearchFilters;
	/** The ids of the vehicles that it found when it was saved, which alerts compare with. */
	matches: readonly string[];
}

/** Saved searches of signed-in visitors. */
export interface SavedSearchStore {
	/** Saves a search; one with the same path stays as it is. False when the account has `most` already. */
	saveSearch(accountId: string, search: StoredSearch, most: number): Promise<boolean>;
	/** Removes a search, and what alerts announced of it. */
	removeSearch(accountId: string, searchId: string): Promise<void>;
	/** The saved searches of an account, the latest first. */
	savedSearches(accountId: string): Promise<StoredSearch[]>;
}
