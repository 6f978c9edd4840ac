import type { SearchIndex } from '../search-index.ts';
import { FAR } from './tokens.ts';
import { ValueCosts } from './value-costs.ts';
import type { WordRows } from './word-rows.ts';

/** What words cost that stand in no attribute together. */
export const APART = FAR - 1;

/** What the distance of two words costs: 0 for neighbours in their order, up to `APART`. */
export function proximityCosts(index: SearchIndex, left: WordRows, right: WordRows): ValueCosts {
	const ends = new Map<number, number[]>();
	left.visit((attribute, code, _, last) => {
		const key = code * 256 + attribute;
		const known = ends.get(key);
		if (known) known.push(last);
		else ends.set(key, [last]);
	});
	const values = new ValueCosts(index.words, APART);
	right.visit((attribute, code, first) => {
		for (const last of ends.get(code * 256 + attribute) ?? []) {
			// A word is no neighbour of itself, though both terms find it.
			if (first !== last) values.lower(attribute, code, first > last ? first - last - 1 : last - first);
		}
	});
	return values;
}
