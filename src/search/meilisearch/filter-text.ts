import type { Filter } from '../request.ts';

/** A filter as a Meilisearch filter expression: `make IN ["Kia", "MG"]`, `price >= 5000 AND price <= 9000`. */
export function filterText(filter: Filter): string {
	if ('all' in filter) return joined(filter.all, 'AND') || EVERYTHING;
	if ('any' in filter) return joined(filter.any, 'OR') || NOTHING;
	if ('not' in filter) return `NOT (${filterText(filter.not)})`;
	const { field } = filter;
	if ('values' in filter) return `${field} IN [${filter.values.map(quoted).join(', ')}]`;
	const { min, max } = filter;
	const ends = [
		...(min === null ? [] : [`${field} >= ${min}`]),
		...(max === null ? [] : [`${field} <= ${max}`]),
	];
	return ends.join(' AND ') || `${field} IS NOT NULL`;
}

/** Expressions that no document matches, and that every document matches. */
const NOTHING = 'id IN []';
const EVERYTHING = `NOT ${NOTHING}`;

function joined(filters: readonly Filter[], word: 'AND' | 'OR'): string {
	const [only] = filters;
	if (only && filters.length === 1) return filterText(only);
	return filters.map((filter) => `(${filterText(filter)})`).join(` ${word} `);
}

/** A text as a quoted value of a filter expression, escaped so that it cannot end the value. */
export function quoted(value: string): string {
	return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
