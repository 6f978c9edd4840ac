import { FirstRows } from './first-rows.ts';
import type { SearchIndex } from './search-index.ts';
import { attributeOrder, type RowOrder, sortOrder } from './sort-rules.ts';
import { relevanceOrders, type TextRule } from './text/relevance.ts';
import type { TextMatch } from './text/text-match.ts';

/** The first `count` of some rows by the index's ranking rules: what was asked for, how well the text matches. */
export function rankedRows(
	index: SearchIndex,
	rows: Uint32Array,
	{ match, sort, count }: { match: TextMatch | null; sort: readonly string[]; count: number },
): number[] {
	const orders = sort.map((rule) => sortOrder(index, rule));
	if (count === 0) return [];
	const relevance = match && relevanceOrders(index, match);
	const ordersOf = (rule: string): readonly RowOrder[] => {
		const [attribute, direction] = rule.split(':');
		if (rule === 'sort') return orders;
		if (attribute && direction)
			return [attributeOrder(index, attribute, direction === 'desc' ? 'desc' : 'asc')];
		return relevance && isTextRule(rule) ? [relevance[rule]] : [];
	};
	const first = new FirstRows(rows, count);
	for (const order of decidingRules(index.settings.rankingRules).flatMap(ordersOf)) first.add(order);
	return first.inOrder();
}

/** The rules without those at the end that rows are in the order of already. */
function decidingRules(rules: readonly string[]): readonly string[] {
	return rules.slice(0, rules.findLastIndex((rule) => !rule.includes(':')) + 1);
}

function isTextRule(rule: string): rule is TextRule {
	return rule === 'typo' || rule === 'proximity' || rule === 'attribute' || rule === 'exactness';
}
