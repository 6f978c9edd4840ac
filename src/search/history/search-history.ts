import { isListFacet, isRangeFacet } from '../facets/facets.ts';
import type { Range, SearchFilters, SearchState } from '../state.ts';
import type { SearchSite } from '../url/search-site.ts';
import { searchUrl } from '../url/search-url.ts';

/** A search somebody made: what narrowed it, and the address that opens it again (RESULTS-014). */
export interface SearchHistoryEntry extends SearchFilters {
	/** Path and query on the dealer's site. */
	readonly path: string;
}

/** How many searches are kept (RESULTS-015). */
export const KEPT_SEARCHES = 5;

/** Under which name a browser keeps a dealer's searches (resolution 37). */
export function searchHistoryKey(dealer: string): string {
	return `forecourt.${dealer}.searches`;
}

/**
 * The searches to keep after another one, the newest first. A search that nothing narrows is none; an equal one moves to the front
 * instead of being repeated; typing on makes a longer search of the newest one.
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
		KEPT_SEARCHES,
	);
}

/** What was kept, as far as it can be read: whatever is stored, a list of entries comes back. */
export function readSearchHistory(stored: unknown): readonly SearchHistoryEntry[] {
	return Array.isArray(stored) ? stored.filter(isEntry).slice(0, KEPT_SEARCHES) : [];
}

/** What makes two searches equal: the same words, values and ranges, in whatever order they came. */
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

/** Whether a value of the storage, which anything on the site can write, is an entry. Its path must stay on the site. */
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
