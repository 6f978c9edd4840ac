import { formatDollars, formatDollarsAndCents } from '../money.ts';
import type { FinanceEstimate } from './estimate.ts';

/** The loan that every comparison rate is stated for (FINANCE-054). */
export const COMPARISON_BASIS = 'Comparison rate based on a 5-year secured loan of $30,000.';

/** What must stand beside a comparison rate (National Credit Code, sections 160 to 164). */
export const COMPARISON_WARNING =
	'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

const RATE = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * What an estimate says in plain text: the payment and, as prominent and beside it, the rates (resolution 220).
 * {@link COMPARISON_BASIS} and {@link COMPARISON_WARNING} follow the first one on a page.
 */
export function estimateText(estimate: FinanceEstimate): { payment: string; rates: string } {
	return {
		payment:
			estimate.monthly === null
				? `${formatDollars(estimate.weekly)} a week`
				: `${formatDollarsAndCents(estimate.monthly)} a month`,
		rates: ratesText([estimate]) ?? '',
	};
}

/** The rates of some estimates in one line, as it stands beside the filter by weekly payment; null for none. */
export function ratesText(
	estimates: readonly Pick<FinanceEstimate, 'interest_rate' | 'comparison_rate'>[],
): string | null {
	if (estimates.length === 0) return null;
	const interest = span(estimates.map((estimate) => estimate.interest_rate));
	const comparison = span(estimates.map((estimate) => estimate.comparison_rate));
	return `Interest rate ${interest} p.a. Comparison rate ${comparison} p.a.`;
}

/** The lowest and the highest of some rates: '7.49%', '7.49% to 10.45%'. */
function span(rates: readonly number[]): string {
	const percent = (rate: number) => `${RATE.format(rate)}%`;
	const lowest = percent(rates.reduce((a, b) => Math.min(a, b)));
	const highest = percent(rates.reduce((a, b) => Math.max(a, b)));
	return lowest === highest ? lowest : `${lowest} to ${highest}`;
}
