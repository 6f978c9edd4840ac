import { formatDollars, formatDollarsAndCents } from '../../price/money.ts';
import type { Loan } from '../loan/loan.ts';
import { MONTHS_PER_YEAR } from '../loan/repayment.ts';
import type { FinanceEstimate } from './estimate.ts';

const RATE = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** One figure of an estimate: its name, and what it is per. */
export interface EstimateFigure {
	readonly label: string;
	readonly value: string;
	readonly per: string;
}

/**
 * The figures of an estimate, which a page shows in one size, weight and colour: the comparison rate may not be less prominent than the
 * repayment or the interest rate (National Credit Code, section 164). The basis and the warning of `comparison-text.ts` follow the
 * first group on a page in plain text (resolution 220).
 */
export function estimateFigures(estimate: FinanceEstimate): EstimateFigure[] {
	const { monthly, weekly, interest_rate, comparison_rate } = estimate;
	return [
		{
			label: 'Estimated repayment',
			value: monthly === null ? formatDollars(weekly) : formatDollarsAndCents(monthly),
			per: monthly === null ? 'a week' : 'a month',
		},
		{ label: 'Interest rate', value: percent(interest_rate), per: 'p.a.' },
		{ label: 'Comparison rate', value: percent(comparison_rate), per: 'p.a.' },
	];
}

/**
 * A weekly estimate on a card, the comparison rate in the same line as the repayment and the interest rate (FACETS-025). The list that
 * shows it says the basis and the warning of `comparison-text.ts` above its cards.
 */
export function cardEstimate({
	weekly,
	interest_rate,
	comparison_rate,
}: Pick<FinanceEstimate, 'weekly' | 'interest_rate' | 'comparison_rate'>): string {
	return `Est. ${formatDollars(weekly)} a week, ${percent(interest_rate)} p.a., comparison rate ${percent(comparison_rate)} p.a.`;
}

/**
 * The loans of some estimates in a sentence: term, deposit and final payment, from the lowest to the highest (VDP-025, FINANCE-055,
 * FINANCE-056).
 */
export function loanText(loans: readonly Loan[]): string {
	// 'A 5-year term' is how lenders name it (FINANCE-055).
	const isInYears = loans.every(({ years }) => Number.isInteger(years));
	const terms = loans.map(({ years }) => (isInYears ? years : Math.round(years * MONTHS_PER_YEAR)));
	const unit = isInYears ? 'year' : 'month';
	const term = `${span(terms, String).replaceAll(' ', '-')}-${unit} term`;
	const deposits = loans.map(({ deposit }) => deposit);
	const deposit = deposits.every((dollars) => dollars === 0) ? 'no' : span(deposits, formatDollars);
	const last = span(
		loans.map(({ final_payment }) => final_payment),
		formatDollars,
	);
	return `Estimate for approved applicants: secured loan, ${term}, ${deposit} deposit, ${last} final payment.`;
}

/** The rates of some estimates in one line, as shown beside the filter by weekly payment; null for none. */
export function ratesText(
	estimates: readonly Pick<FinanceEstimate, 'interest_rate' | 'comparison_rate'>[],
): string | null {
	if (estimates.length === 0) return null;
	const interest = span(
		estimates.map((estimate) => estimate.interest_rate),
		percent,
	);
	const comparison = span(
		estimates.map((estimate) => estimate.comparison_rate),
		percent,
	);
	return `Interest rate ${interest} p.a. Comparison rate ${comparison} p.a.`;
}

function percent(rate: number): string {
	return `${RATE.format(rate)}%`;
}

/** The lowest and the highest of some figures as text: '7.49%', '7.49% to 10.45%'. */
function span(figures: readonly number[], text: (figure: number) => string): string {
	const lowest = text(figures.reduce((a, b) => Math.min(a, b)));
	const highest = text(figures.reduce((a, b) => Math.max(a, b)));
	return lowest === highest ? lowest : `${lowest} to ${highest}`;
}
