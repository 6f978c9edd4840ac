import { type Selection, selectStock } from './select-stock.ts';
import { type ListRules, shownStock } from './shown-stock.ts';
import type { Snapshot, Stock } from './snapshot.ts';
import { fallReason, isLargeFall } from './stock-fall.ts';

/** What decides whether a fall in vehicles shown is refused. */
export interface FallRules extends ListRules {
	settings: Selection & { max_fall_share: number };
}

/**
 * Why a stock shows too few vehicles beside the last good one; null when it does not. Both are counted by the settings and the clock of
 * today, so that a new filter and a sold vehicle's last day are no fall.
 */
export function refusedFall(stock: Stock, last: Snapshot, rules: FallRules, slug: string): string | null {
	const { settings } = rules;
	const compared = ({ vehicles, report }: Stock) => ({
		...shownStock(selectStock(vehicles, settings), rules, report.notices),
		rows: report.rows,
	});
	const after = compared(stock);
	const isLarge = (before: number) => isLargeFall(before, after.shown, settings.max_fall_share);
	// No more were shown than it holds: most builds need not read its vehicles.
	if (!isLarge(last.vehicles)) return null;
	const kept = last.read();
	const before = kept && compared(kept);
	return before && isLarge(before.shown)
		? fallReason(stock.report.source, slug, settings.max_fall_share, before, after)
		: null;
}
