import { isListFacet, isRangeFacet } from '../facets/facets.ts';
import type { Range, SearchFilters, SearchState } from '../state.ts';
import type { SearchSite } from '../url/search-site.ts';
import { searchUrl } from '../url/search-url.ts';

/** A recent search: its filters, and the address that opens it again (RESULTS-014). */
export interface SearchHistoryEntry extends SearchFilters {
	/** Path and query on the dealer's site. */
	readonly path: string;
}

/** The maximum number of stored searches (RESULTS-015). */
export const MAX_SEARCHES = 5;

/** The storage key of a dealer's searches in a browser (resolution 37). */
export function searchHistoryKey(dealer: string): string {
	return `forecourt.${dealer}.searches`;
}

/**
 * The search history after another search, the newest first. A search without filters is not added; an equal search moves to the front
 * instead of being repeated; a search that continues the newest one's text replaces it.
 */
export function rememberSearch(
	history: readonly SearchHistoryEntry[],
	{ query, refinements, ranges }: SearchState,
	site: SearchSite,
): readonly SearchHistoryEntry[] {
	const filters: SearchFilters = { query: query.trim(), refinements, ranges };
	const identity = identityOf(filters);
	if (identity === identityOf({ query: '', refinements: {}, ranges: {} })) return history;
	const path = searchUrl({ ...filters, page: 1, sort: 'relevant' }, site);
	const [newest, ...older] = history;
	const others = newest && isTypedOn(newest, filters) ? older : history;
	return [{ path, ...filters }, ...others.filter((entry) => identityOf(entry) !== identity)].slice(
		0,
		MAX_SEARCHES,
	);
}

/** The valid entries of a stored history; an empty list for anything unreadable. */
export function readSearchHistory(stored: unknown): readonly SearchHistoryEntry[] {
	return Array.isArray(stored) ? stored.filter(isEntry).slice(0, MAX_SEARCHES) : [];
}

/** A text that is the same for equal searches: same text, values and ranges, in any order. */
function identityOf({ query, refinements, ranges }: SearchFilters): string {
	const byName = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
	return JSON.stringify([
		query.toLowerCase(),
		Object.entries(refinements)
			.map(([facet, values]) => [facet, values.toSorted()] as const)
			.sort(byName),
		Object.entries(ranges)
			.map(([facet, { min, max }]) => [facet, [min, max]] as const)
			.sort(byName),
	]);
}

function isTypedOn(newest: SearchFilters, next: SearchFilters): boolean {
	return (
		newest.query !== '' &&
		next.query.startsWith(newest.query) &&
		identityOf({ ...newest, query: next.query }) === identityOf(next)
	);
}

/** Whether a stored value is an entry. Any script on the site can write to the storage, so its path must stay on the site. */
function isEntry(value: unknown): value is SearchHistoryEntry {
	if (!isRecord(value)) return false;
	const { path, query, refinements, ranges } = value;
	return (
		typeof path === 'string' &&
		/^\/(?![/\\])/.test(path) &&
		typeof query === 'string' &&
		isRecord(refinements) &&
		Object.entries(refinements).every(([facet, values]) => isListFacet(facet) && isTexts(values)) &&
		isRecord(ranges) &&
		Object.entries(ranges).every(([facet, range]) => isRangeFacet(facet) && isRange(range))
	);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
	return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isRange(value: unknown): value is Range {
	const isEnd = (end: unknown) => end === null || typeof end === 'number';
	return isRecord(value) && isEnd(value['min']) && isEnd(value['max']);
}
