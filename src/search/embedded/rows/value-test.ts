import type { Filter } from '../../request.ts';
import { normalised } from '../facets/normalised.ts';

/** A filter by the values or the number range of one field. */
export type FieldFilter<Field extends string = string> = Extract<Filter<Field>, { field: Field }>;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A test whether a value passes a filter. The value is a number or a `normalised` text. */
export function valueTest(filter: FieldFilter): (value: number | string) => boolean {
	if ('values' in filter) {
		const values = new Set<number | string>(
			filter.values.flatMap((value) => [normalised(value), ...(NUMBER.test(value) ? [Number(value)] : [])]),
		);
		return (value) => values.has(value);
	}
	const { min, max } = filter;
	return (value) =>
		typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max);
}
