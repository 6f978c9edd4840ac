/** The amounts to pick for the price a seller wants: in `step`s from `from` to `to`, dollars. */
export interface QuickPickRange {
	from: number;
	to: number;
	step: number;
}

/** The usual amounts: $5,000 steps to $30,000, then $10,000 steps to $70,000 (TRADEIN-031, resolution 126). */
export const USUAL_QUICK_PICKS: readonly QuickPickRange[] = [
	{ from: 5_000, to: 30_000, step: 5_000 },
	{ from: 40_000, to: 70_000, step: 10_000 },
];

/** The amounts of ranges, dollars, in ascending order. */
export function quickPicks(ranges: readonly QuickPickRange[]): number[] {
	return ranges.flatMap(({ from, to, step }) =>
		Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step),
	);
}
