import type { Attribute } from './indexed-attributes.ts';

/**
 * Which vehicles a search is about, by the fields of their documents: those that have one of some values, whose number lies between two
 * (both included; null leaves an end open), or what other filters say together. A vehicle without a number lies in no range.
 */
export type Filter<Field extends string = Attribute> =
	| { readonly field: Field; readonly values: readonly string[] }
	| { readonly field: Field; readonly min: number | null; readonly max: number | null }
	| { readonly all: readonly Filter<Field>[] }
	| { readonly any: readonly Filter<Field>[] }
	| { readonly not: Filter<Field> };

/** The order of a list: by the values of a field. */
export interface Order<Field extends string = Attribute> {
	readonly by: Field;
	readonly direction: 'asc' | 'desc';
}

/** One search of a stock, answered alike by the engine in the page and by a search server. */
export interface SearchRequest<Field extends string = Attribute> {
	/** What was typed: words, all of which a vehicle must have. Empty for nothing. */
	readonly query: string;
	/** Filters, all of which must hold. */
	readonly filters: readonly Filter<Field>[];
	/** Fields whose values are counted among all that is found. */
	readonly facets: readonly Field[];
	/** Null for relevance. */
	readonly order: Order<Field> | null;
	/** Counted from 1. */
	readonly page: number;
	/** Vehicles on a page; 0 asks for counts alone. */
	readonly pageSize: number;
	/** The fields that are given of each vehicle; all of them unless named. */
	readonly fields?: readonly Field[];
}

/** A search among the values of one facet, within the vehicles a search finds. */
export interface ValuesRequest<Field extends string = Attribute>
	extends Pick<SearchRequest<Field>, 'query' | 'filters'> {
	readonly facet: Field;
	/** What the values must begin with, word by word; empty for the most frequent. */
	readonly text: string;
}
