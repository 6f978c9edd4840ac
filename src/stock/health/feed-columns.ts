import type { StockSource } from '../../domain/feed/stock-source.ts';
import { columnsOf } from '../rows/map-row.ts';

/** A place in a feed, as its sender knows it. */
export interface FeedColumns {
	/** Columns, elements or fields; the field of a vehicle where it was made from others. Empty for the row as a whole. */
	columns: string[];
	/** The sender's words that the site translates; empty where it takes the value as it is. */
	words: string[];
}

/**
 * Where a feed has the value of a field, and in which words.
 *
 * @param field as in a finding: `price`, `images[3].image.url`, empty for the row as a whole
 */
export function feedColumns({ columns }: StockSource, field: string): FeedColumns {
	if (field === '') return { columns: [], words: [] };
	const target = field.replace(/\[\d+\]/g, '');
	const rules = Object.entries(columns ?? {}).flatMap(([filled, rule]) =>
		rule && (target === filled || target.startsWith(`${filled}.`) || filled.startsWith(`${target}.`))
			? [rule]
			: [],
	);
	const named = [...new Set(rules.flatMap(columnsOf))];
	return {
		columns: named.length === 0 ? [field] : named,
		words: rules.flatMap((rule) =>
			typeof rule === 'object' && 'column' in rule ? Object.keys(rule.values ?? {}) : [],
		),
	};
}
