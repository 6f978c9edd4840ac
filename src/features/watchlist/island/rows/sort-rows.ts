import { priceChange } from './row-words.ts';
import type { WatchlistRow } from './watchlist-row.ts';

/** The orders of the list, the first by default. */
export const ROW_SORTS = {
	changed: 'What changed',
	saved: 'Last saved',
	price: 'Lowest price',
} as const;

/** The name of an order in {@link ROW_SORTS}. */
export type RowSort = keyof typeof ROW_SORTS;

/** The rows in an order; those that are equal in it stay in the order they were saved in, the latest first. */
export function sortedRows(rows: readonly WatchlistRow[], sort: RowSort): WatchlistRow[] {
	const latest = rows.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
	if (sort === 'changed')
		return latest.toSorted((one, other) => rank(one) - rank(other) || dropOf(one) - dropOf(other));
	if (sort === 'price')
		return latest.toSorted((one, other) => (one.amount ?? Infinity) - (other.amount ?? Infinity) || 0);
	return latest;
}

/** Cheaper ones first, then those that are reserved, have ended or cost more, then all others. */
function rank(row: WatchlistRow): number {
	const change = priceChange(row) ?? 0;
	if (change < 0) return 0;
	if (row.state === 'reserved') return 1;
	if (row.state === 'ended') return 2;
	return change > 0 ? 3 : 4;
}

/** The largest drop first. */
function dropOf(row: WatchlistRow): number {
	return Math.min(0, priceChange(row) ?? 0);
}
