import { once } from '../../../once.ts';
import type { RowOrder } from '../rows/sort-rules.ts';
import type { SearchIndex } from '../search-index.ts';
import { exactAttributeCosts } from './exact-attribute.ts';
import { attributeOf, placeCostOf } from './match-cost.ts';
import type { TextMatch, WordRows } from './matched-words.ts';
import { APART, proximityCosts } from './proximity.ts';
import { alongBestWay } from './text-match.ts';
import type { ValueCosts } from './value-costs.ts';

/** The name of one of Meilisearch's ranking rules that compare texts. */
export type TextRule = 'typo' | 'proximity' | 'attribute' | 'exactness';

/** Exclusive upper bound of the position costs of all the words of a query. */
const PLACE_LIMIT = 256;

/**
 * The orders of the text rules. Each row is scored by the match with the fewest typos. Only an approximation of Meilisearch, which
 * considers every possible match again after each rule.
 */
export function relevanceOrders(index: SearchIndex, match: TextMatch): Record<TextRule, RowOrder> {
	const count = match.query.terms.length;
	const typos = match.ends[count]?.typos as Uint8Array;
	const distance = pairCosts(index);
	const proximity = (step: WordRows, row: number, after: WordRows | null) =>
		step.length - 1 + (after && step.to + 1 === after.from ? distance(step, after).of(row) : 0);
	const exactAttribute = once(() => exactAttributeCosts(index, match.query));
	return {
		typo: { placeOf: (row) => typos[row] as number, limit: 256 },
		proximity: {
			placeOf: (row) => alongBestWay(match, row, proximity),
			// A single word has no neighbours.
			limit: count === 1 ? 1 : (APART + 2) * (count + 1),
		},
		attribute: {
			placeOf: (row) => alongBestWay(match, row, attributeCost),
			limit: (index.words.columns.length + 1) * (count + 1) * PLACE_LIMIT,
		},
		exactness: {
			placeOf: (row) => exactAttribute().of(row) * (count + 1) + alongBestWay(match, row, inexactCost),
			limit: 3 * (count + 1),
		},
	};
}

function attributeCost({ costs, length }: WordRows, row: number): number {
	const cost = costs[row] as number;
	return attributeOf(cost) * length * PLACE_LIMIT + placeCostOf(cost);
}

function inexactCost({ inexact, length }: WordRows, row: number): number {
	return inexact().of(row) * length;
}

/** The proximity costs of pairs of neighbouring words, cached: most rows match the same pair. */
function pairCosts(index: SearchIndex): (left: WordRows, right: WordRows) => ValueCosts {
	const known: { left: WordRows; right: WordRows; costs: ValueCosts }[] = [];
	return (left, right) => {
		for (const pair of known) if (pair.left === left && pair.right === right) return pair.costs;
		const costs = proximityCosts(index, left, right);
		known.push({ left, right, costs });
		return costs;
	};
}
