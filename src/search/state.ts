import type { ListFacetName, RangeFacetName } from './facets/facets.ts';
import type { SortName } from './sorts.ts';

/** Numbers from `min` to `max`, inclusive; null for an open end. At most one end is open. */
export interface Range {
	readonly min: number | null;
	readonly max: number | null;
}

/** The ticked values by facet; a facet without any is left out. */
export type Refinements = { readonly [Name in ListFacetName]?: readonly string[] };

/** The bounds by facet; a facet without any is left out. */
export type Ranges = { readonly [Name in RangeFacetName]?: Range };

/** The maximum length of a query, characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** The maximum length of a typed text, characters. It is longer than what is read of it, so that a sentence that was cut is known to be. */
export const MAX_TYPED_LENGTH = 250;

/** The filters of a search. */
export interface SearchFilters {
	/** The typed text; empty for none. */
	readonly query: string;
	/** The ticked values of each facet; a facet without any is left out. */
	readonly refinements: Refinements;
	readonly ranges: Ranges;
}

/** The whole state of a search: filters, sort order and page (RESULTS-011). */
export interface SearchState extends SearchFilters {
	/** Counted from 1. */
	readonly page: number;
	readonly sort: SortName;
	/** The sentence in plain words whose filters these are, as typed; it stays beside filters that are changed since. */
	readonly said?: string | undefined;
}

/** The search without filters. */
export const EMPTY_SEARCH: SearchState = {
	query: '',
	refinements: {},
	ranges: {},
	page: 1,
	sort: 'relevant',
};

/** Whether a search has any filter: a text, a ticked value or a range. */
export function isNarrowed({ query, refinements, ranges }: SearchFilters): boolean {
	return query !== '' || Object.keys(refinements).length > 0 || Object.keys(ranges).length > 0;
}

/** Whether a search filters or sorts by weekly repayments; its cards then show them (FACETS-025). */
export function isAboutRepayments({ ranges, sort }: SearchState): boolean {
	return ranges.weekly_price_range !== undefined || sort === 'weekly_asc';
}

/** A change of a search. Facets that are not named are unchanged; an empty list or a null range removes a refinement. */
export interface SearchChange {
	readonly query?: string;
	readonly sort?: SortName;
	readonly said?: string;
	readonly refinements?: Refinements;
	readonly ranges?: { readonly [Name in RangeFacetName]?: Range | null };
}

/** A search with a change applied, from its first page (FACETS-037). */
export function changeSearch(state: SearchState, change: SearchChange): SearchState {
	const refinements = Object.entries({ ...state.refinements, ...change.refinements });
	const ranges = Object.entries({ ...state.ranges, ...change.ranges });
	return {
		query: change.query ?? state.query,
		said: change.said ?? state.said,
		sort: change.sort ?? state.sort,
		page: 1,
		refinements: Object.fromEntries(refinements.filter(([, values]) => values.length > 0)),
		ranges: Object.fromEntries(ranges.filter((entry): entry is [string, Range] => entry[1] !== null)),
	};
}

/** A search with a value of a facet ticked or unticked. */
export function toggleValue(state: SearchState, facet: ListFacetName, value: string): SearchState {
	const values = state.refinements[facet] ?? [];
	const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
	return changeSearch(state, { refinements: { [facet]: next } });
}
