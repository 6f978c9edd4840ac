import type { Order } from '../../request.ts';
import type { SearchIndex } from '../search-index.ts';
import type { TextMatch } from '../text/matched-words.ts';
import { relevanceOrders, type TextRule } from '../text/relevance.ts';
import { FirstRows } from './first-rows.ts';
import { fieldOrder, type RowOrder, requestedOrder } from './sort-rules.ts';

/** The first `count` rows by the index's ranking rules: the requested sort and the relevance of the text match. */
export function rankedRows(
	index: SearchIndex,
	rows: Uint32Array,
	{ match, order, count }: { match: TextMatch | null; order: Order<string> | null; count: number },
): number[] {
	const requested = order ? [requestedOrder(index, order)] : [];
	if (count === 0) return [];
	const relevance = match && relevanceOrders(index, match);
	const ordersOf = (rule: string): readonly RowOrder[] => {
		const [by, direction] = rule.split(':');
		if (rule === 'sort') return requested;
		if (by && direction) return [fieldOrder(index, { by, direction: direction === 'desc' ? 'desc' : 'asc' })];
		return relevance && isTextRule(rule) ? [relevance[rule]] : [];
	};
	const first = new FirstRows(rows, count);
	for (const rowOrder of decidingRules(index.settings.rankingRules).flatMap(ordersOf)) first.add(rowOrder);
	return first.inOrder();
}

/** The rules without the final tie-breakers: rows are stored in that order (`buildIndex`). */
function decidingRules(rules: readonly string[]): readonly string[] {
	return rules.slice(0, rules.findLastIndex((rule) => !rule.includes(':')) + 1);
}

function isTextRule(rule: string): rule is TextRule {
	return rule === 'typo' || rule === 'proximity' || rule === 'attribute' || rule === 'exactness';
}
