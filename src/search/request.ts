import type { Attribute } from './indexed-attributes.ts';

/**
 * A filter by the fields of documents: one of some values, a number between two (inclusive; null leaves an end open), or a combination of
 * other filters. A vehicle without the number passes no range filter.
 */
export type Filter<Field extends string = Attribute> =
	| { readonly field: Field; readonly values: readonly string[] }
	| { readonly field: Field; readonly min: number | null; readonly max: number | null }
	| { readonly all: readonly Filter<Field>[] }
	| { readonly any: readonly Filter<Field>[] }
	| { readonly not: Filter<Field> };

/** A sort by the values of a field. */
export interface Order<Field extends string = Attribute> {
	readonly by: Field;
	readonly direction: 'asc' | 'desc';
}

/** A search request, with the same answer from the embedded engine and from a search server. */
export interface SearchRequest<Field extends string = Attribute> {
	/** The typed text; a vehicle must match all its words. Empty for none. */
	readonly query: string;
	/** Filters, all of which must hold. */
	readonly filters: readonly Filter<Field>[];
	/** Fields whose values are counted over all hits. */
	readonly facets: readonly Field[];
	/** Null for relevance. */
	readonly order: Order<Field> | null;
	/** Counted from 1. */
	readonly page: number;
	/** Vehicles per page; 0 for counts alone. */
	readonly pageSize: number;
	/** The fields to return for each vehicle; default: all. */
	readonly fields?: readonly Field[];
}

/** A facet search: a search for values of one facet, within the hits of a search. */
export interface ValuesRequest<Field extends string = Attribute>
	extends Pick<SearchRequest<Field>, 'query' | 'filters'> {
	readonly facet: Field;
	/** The beginning of the values; empty for the most frequent. */
	readonly text: string;
}
