import { type Frequency, type LoanChoices, type LoanFees, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { type LoanPlan, loanPlan } from './loan-plan.ts';
import { annuity, discount } from './repayment.ts';

/** Repayments in a year as the regulation counts them (National Consumer Credit Protection Regulations 2010, regulations 71 and 100). */
const COUNTED_PER_YEAR: Readonly<Record<Frequency, number>> = { week: 52.18, fortnight: 26.09, month: 12 };

/** The loan that every comparison rate is stated for: secured, without a balloon (FINANCE-054). */
export const COMPARISON_LOAN = { amount: 30_000, years: 5 } as const;

/** What a comparison rate depends on. */
export interface ComparedLoan {
	/** Percent a year. */
	readonly interest_rate: number;
	readonly fees: LoanFees;
	readonly frequency: Frequency;
}

/**
 * The comparison rate of the example loan, percent a year with two decimals, by the regulation's method: the nominal yearly rate at which
 * all repayments and fees are worth what was lent. Government charges, such as the registration of the security, are not counted. Fees that
 * are charged once are part of the $30,000 where they are added to the loan, and paid beside it where they are not: either way the borrower
 * has that much less at the start, as lenders' published rates count it.
 */
export function comparisonRate({ interest_rate, fees, frequency }: ComparedLoan): number {
	const { amount, years } = COMPARISON_LOAN;
	const choices: LoanChoices = {
		price: amount,
		deposit: 0,
		trade_in_value: 0,
		trade_in_owing: 0,
		years,
		interest_rate,
		balloon: 0,
		frequency,
		fees: { ...fees, security_registration: 0 },
		are_fees_financed: false,
	};
	const plan = loanPlan(choices);
	const rate = ratePerPeriod(plan, plan.borrowed - plan.paidAtStart);
	return Math.round(COUNTED_PER_YEAR[frequency] * rate * 100 * 100) / 100;
}

/**
 * The interest rate, percent a year, at which a loan of equal repayments has a given one; 0 where the repayments do not even pay the loan
 * back.
 */
export function interestRateOf(
	amount: number,
	repayment: number,
	frequency: Frequency,
	years: number,
	balloon = 0,
): number {
	const perYear = REPAYMENTS_PER_YEAR[frequency];
	const periods = Math.round(perYear * years);
	const worth = (rate: number) => repayment * annuity(rate, periods) + balloon * discount(rate, periods);
	return solveRate(worth, amount) * perYear * 100;
}

/** The rate at which the payments of a plan are worth what was received, by the period of its repayments. */
function ratePerPeriod(
	{ instalments, repayment, lastRepayment, balloon }: LoanPlan,
	received: number,
): number {
	const periods = instalments.length;
	return solveRate(
		(rate) => repayment * annuity(rate, periods - 1) + (lastRepayment + balloon) * discount(rate, periods),
		received,
	);
}

/**
 * The rate from 0 on at which payments are worth an amount; `worth` falls with the rate. Halves the interval until no number is between its
 * ends.
 */
function solveRate(worth: (rate: number) => number, amount: number): number {
	let low = 0;
	let high = 1;
	if (worth(low) <= amount) return 0;
	for (;;) {
		const middle = (low + high) / 2;
		if (middle <= low || middle >= high) return middle;
		if (worth(middle) > amount) low = middle;
		else high = middle;
	}
}
