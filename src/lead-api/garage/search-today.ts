import type { Garage } from '../../api/garage/garage.ts';
import type { SavedSearch } from '../../api/garage/saved-search.ts';
import type { StoredSearch } from '../store/accounts/saved-search-store.ts';
import type { SiteSearch } from './site-search.ts';

/** A saved search without what the store keeps for alerts. */
export function savedSearch({ id, name, path, saved_at }: StoredSearch): SavedSearch {
	return { id, name, path, saved_at };
}

/** A saved search with what it finds today. */
export function searchToday(stored: StoredSearch, search: SiteSearch | null): Garage['searches'][number] {
	if (!search) return { ...savedSearch(stored), found: null };
	const matches = search.find(stored.selection);
	const before = new Set(stored.matches);
	const news = matches.filter((id) => !before.has(id));
	return { ...savedSearch(stored), found: { total: matches.length, new: news.length } };
}
