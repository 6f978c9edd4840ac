import type { Measured } from './measure.ts';

/** The median of each figure over several runs. */
export function medianOf(runs: readonly Measured[]): Omit<Measured, 'stdout'> {
	const median = (figure: 'seconds' | 'cpu_seconds' | 'peak_rss_mb') => {
		const sorted = runs.map((run) => run[figure]).toSorted((a, b) => a - b);
		const middle = Math.floor(sorted.length / 2);
		return ((sorted[middle] ?? Number.NaN) + (sorted[sorted.length - 1 - middle] ?? Number.NaN)) / 2;
	};
	return {
		seconds: median('seconds'),
		cpu_seconds: median('cpu_seconds'),
		peak_rss_mb: median('peak_rss_mb'),
	};
}

/** A figure rounded to a number of decimal places. */
export function round(value: number, digits: number): number {
	return Number(value.toFixed(digits));
}
