import type { ListFacetName, RangeFacetName } from './facets/facets.ts';
import type { SortName } from './sorts.ts';

/** Numbers from `min` to `max`, both included; null where an end is open. Never both. */
export interface Range {
	readonly min: number | null;
	readonly max: number | null;
}

export type Refinements = { readonly [Name in ListFacetName]?: readonly string[] };
export type Ranges = { readonly [Name in RangeFacetName]?: Range };

/** The most characters of a query: what follows finds nothing more. */
export const LONGEST_QUERY = 200;

/** What narrows a search. */
export interface SearchFilters {
	/** What was typed; empty for nothing. */
	readonly query: string;
	/** The ticked values of each facet; a facet without any is left out. */
	readonly refinements: Refinements;
	readonly ranges: Ranges;
}

/** Everything a search consists of: what narrows it, its order and its page (RESULTS-011). */
export interface SearchState extends SearchFilters {
	/** Counted from 1. */
	readonly page: number;
	readonly sort: SortName;
}

/** The search nobody has narrowed yet. */
export const EMPTY_SEARCH: SearchState = {
	query: '',
	refinements: {},
	ranges: {},
	page: 1,
	sort: 'relevant',
};

/** Whether anything narrows a search: what was typed, a ticked value or a range. */
export function isNarrowed({ query, refinements, ranges }: SearchFilters): boolean {
	return query !== '' || Object.keys(refinements).length > 0 || Object.keys(ranges).length > 0;
}

/** Whether a search is about weekly repayments, so that its vehicles say theirs (FACETS-025). */
export function isAboutRepayments({ ranges, sort }: SearchState): boolean {
	return ranges.weekly_price_range !== undefined || sort === 'weekly_asc';
}

/** What changes in a search: facets that are not named stay; an empty list or a null range takes one away. */
export interface SearchChange {
	readonly query?: string;
	readonly sort?: SortName;
	readonly refinements?: Refinements;
	readonly ranges?: { readonly [Name in RangeFacetName]?: Range | null };
}

/** A search with something changed; it starts again at its first page (FACETS-037). */
export function changeSearch(state: SearchState, change: SearchChange): SearchState {
	const refinements = Object.entries({ ...state.refinements, ...change.refinements });
	const ranges = Object.entries({ ...state.ranges, ...change.ranges });
	return {
		query: change.query ?? state.query,
		sort: change.sort ?? state.sort,
		page: 1,
		refinements: Object.fromEntries(refinements.filter(([, values]) => values.length > 0)),
		ranges: Object.fromEntries(ranges.filter((entry): entry is [string, Range] => entry[1] !== null)),
	};
}

/** A search with one value of a facet ticked, or no longer ticked. */
export function toggleValue(state: SearchState, facet: ListFacetName, value: string): SearchState {
	const values = state.refinements[facet] ?? [];
	const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
	return changeSearch(state, { refinements: { [facet]: next } });
}
