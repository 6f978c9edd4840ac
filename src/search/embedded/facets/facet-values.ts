import { type Column, scalarsOf } from '../column.ts';
import { normalised } from './normalised.ts';

/**
 * The distinct values of a facet: the numbers in ascending order, then the texts; spellings that differ only in case are one value.
 * Other modules refer to a value by its position in this order.
 */
export interface FacetValues {
	readonly numbers: readonly number[];
	/** The texts for display: of several spellings, the first. */
	readonly texts: readonly string[];
	/** The texts as filters compare them. */
	readonly keys: readonly string[];
	/** The values of a column's code are `values` from `starts[code]` up to `starts[code + 1]`. */
	readonly starts: Uint32Array;
	readonly values: Uint32Array;
}

/** The facet values of a column; none for `undefined`. */
export function facetValues(column: Column | undefined): FacetValues {
	const numbers = new Set<number>();
	const texts = new Map<string, string>();
	const keysOfCodes = (column?.dictionary ?? []).map((value) => {
		const keys = scalarsOf(value).map((scalar) => {
			if (typeof scalar === 'number') {
				numbers.add(scalar);
				return scalar;
			}
			const key = normalised(scalar);
			if (!texts.has(key)) texts.set(key, scalar);
			return key;
		});
		return keys.length > 1 ? [...new Set(keys)] : keys;
	});
	const orderedNumbers = [...Float64Array.from(numbers).sort()];
	const keys = [...texts.keys()].sort();
	const places = new Map<number | string, number>();
	for (const key of [...orderedNumbers, ...keys]) places.set(key, places.size);
	const starts = new Uint32Array(keysOfCodes.length + 1);
	keysOfCodes.forEach((list, code) => {
		starts[code + 1] = (starts[code] as number) + list.length;
	});
	return {
		numbers: orderedNumbers,
		texts: keys.map((key) => texts.get(key) as string),
		keys,
		starts,
		values: Uint32Array.from(keysOfCodes.flat(), (key) => places.get(key) as number),
	};
}

/** The number of values of a facet. */
export function valueCount({ numbers, texts }: FacetValues): number {
	return numbers.length + texts.length;
}

/** A value's text for display. */
export function valueLabel({ numbers, texts }: FacetValues, value: number): string {
	return texts[value - numbers.length] ?? String(numbers[value]);
}
