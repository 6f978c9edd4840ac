import { SearchUnavailable } from '../search-unavailable.ts';
import type { FilterList } from './request.ts';

/** Filters as the search protocol takes them: all of the outer list, any of an inner one. */
export type FilterExpressions = (string | string[])[];

/** A text as a value of a filter, whatever is in it: it can neither end the value nor the filter. */
export function quoted(value: string): string {
	return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

const FACET_FILTER = /^(\w+):(.*)$/s;

/**
 * `make:Toyota` as `make = "Toyota"`. A minus says 'not'; one that belongs to the value comes with a backslash before it. Rejects
 * what names no attribute.
 */
export function facetExpressions(filters: FilterList | undefined): FilterExpressions {
	return expressions(filters, (filter) => {
		const [, attribute, value = ''] = FACET_FILTER.exec(filter) ?? [];
		if (attribute === undefined) throw rejected(filter, 'make:Toyota');
		if (value.startsWith('-')) return `${attribute} != ${quoted(value.slice(1))}`;
		return `${attribute} = ${quoted(value.replace(/^\\-/, '-'))}`;
	});
}

const COMPARISON = /^(\w+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)$/;
const BETWEEN = /^(\w+)\s*:\s*(-?\d+(?:\.\d+)?)\s+to\s+(-?\d+(?:\.\d+)?)$/i;

/** `price>=5000` or `price:5000 to 9000` in the words of the protocol. Rejects what is neither. */
export function numericExpressions(filters: FilterList | undefined): FilterExpressions {
	return expressions(filters, (filter) => {
		const [, attribute = '', operator, value] = COMPARISON.exec(filter) ?? [];
		if (operator) return `${attribute} ${operator} ${value}`;
		const [, ranged = '', from, to] = BETWEEN.exec(filter) ?? [];
		if (from) return `${ranged} ${from} TO ${to}`;
		throw rejected(filter, 'price>=5000');
	});
}

function expressions(
	filters: FilterList | undefined,
	expression: (filter: string) => string,
): FilterExpressions {
	if (filters === undefined) return [];
	if (typeof filters === 'string') return [expression(filters)];
	return filters.map((filter) => (typeof filter === 'string' ? expression(filter) : filter.map(expression)));
}

function rejected(filter: string, example: string): SearchUnavailable {
	return new SearchUnavailable('rejected', `'${filter}' is no filter: expected one such as ${example}`);
}
