/** The loan that figures are worked out for where a lender gives none (FINANCE-055, resolution 136). */
export const ESTIMATE_YEARS = 5;

export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/**
 * What is paid at the end of each period for a loan with nothing left to pay at its end (resolution 131). Dollars, not rounded.
 *
 * @param rate percent a year; 0 divides evenly
 */
export function repayment(amount: number, rate: number, periodsPerYear: number, years: number): number {
	const periods = periodsPerYear * years;
	const perPeriod = rate / 100 / periodsPerYear;
	return perPeriod === 0 ? amount / periods : (amount * perPeriod) / (1 - (1 + perPeriod) ** -periods);
}

/** A payment by the month as one by the week (resolution 22). Dollars, not rounded. */
export function weeklyOfMonthly(payment: number): number {
	return (payment * MONTHS_PER_YEAR) / WEEKS_PER_YEAR;
}
