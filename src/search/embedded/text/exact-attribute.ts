import type { SearchIndex } from '../search-index.ts';
import type { ParsedQuery } from './query-terms.ts';
import { visitExactly } from './spans.ts';
import { ValueCosts } from './value-costs.ts';
import type { WordIndex } from './word-index.ts';

/** The costs of values by the exact-attribute rule: 0 for a value that equals the query, 1 for one that begins with it, else 2. */
export function exactAttributeCosts({ words }: SearchIndex, { terms }: ParsedQuery): ValueCosts {
	const sought = terms.flatMap((term) =>
		term.words.map((word, place) => ({ word, position: term.position + place })),
	);
	const costs = new ValueCosts(words, 2);
	for (const value of valuesBeginningWith(words, sought)) {
		const [attribute, code] = [value % 256, value >> 8];
		costs.lower(attribute, code, words.lengths[attribute]?.[code] === sought.length ? 0 : 1);
	}
	return costs;
}

/** The values, as `code * 256 + attribute`, with the given words at the given positions. */
function valuesBeginningWith(
	words: WordIndex,
	sought: readonly { word: string; position: number }[],
): Set<number> {
	let values = new Set<number>();
	for (const [place, { word, position }] of sought.entries()) {
		const here = new Set<number>();
		visitExactly(words, word, (attribute, code, first) => {
			const value = code * 256 + attribute;
			if (first === position && (place === 0 || values.has(value))) here.add(value);
		});
		values = here;
	}
	return values;
}
