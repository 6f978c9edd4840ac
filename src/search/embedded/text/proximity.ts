import type { SearchIndex } from '../search-index.ts';
import type { WordRows } from './matched-words.ts';
import { FAR } from './tokens.ts';
import { ValueCosts } from './value-costs.ts';

/** The cost of two words that occur together in no attribute. */
export const APART = FAR - 1;

/** The proximity costs of two words by value: 0 for neighbours in query order, up to `APART`. */
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
			// Where both terms match the same word, it is not its own neighbour.
			if (first !== last) values.lower(attribute, code, first > last ? first - last - 1 : last - first);
		}
	});
	return values;
}
