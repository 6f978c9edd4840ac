import type { Snapshot } from '../snapshot/snapshot.ts';
import type { CheckedStock } from '../snapshot/stock.ts';
import { type Selection, selectStock } from './select-stock.ts';
import { type ListRules, shownStock } from './shown-stock.ts';
import { fallReason, isLargeFall } from './stock-fall.ts';

/** The rules for rejecting a fall in listed vehicles. */
export interface FallRules extends ListRules {
	settings: Selection & { max_fall_share: number };
}

/**
 * The reason to reject stock with far fewer listed vehicles than the last good stock; null to accept it. Both are counted with the current
 * settings and time, so that a new filter or an expired sold vehicle does not count as a fall.
 */
export function refusedFall(
	stock: CheckedStock,
	last: Snapshot,
	rules: FallRules,
	slug: string,
): string | null {
	const { settings } = rules;
	const compared = ({ vehicles, report }: CheckedStock) => ({
		...shownStock(selectStock(vehicles, settings), rules, report.notices),
		rows: report.rows,
	});
	const after = compared(stock);
	const isLarge = (before: number) => isLargeFall(before, after.shown, settings.max_fall_share);
	// It cannot list more vehicles than it has, so most builds need not read them.
	if (!isLarge(last.vehicles)) return null;
	const kept = last.read();
	const before = kept && compared(kept);
	return before && isLarge(before.shown)
		? fallReason(stock.report.source, slug, settings.max_fall_share, before, after)
		: null;
}
