/** The loan that figures are worked out for where a lender gives none (FINANCE-055, resolution 136). */
export const ESTIMATE_YEARS = 5;

/** The weeks and months of a year as repayments count them. */
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/**
 * What is paid at the end of each period for a loan of equal repayments (resolution 131). Dollars, not rounded.
 *
 * @param rate percent a year; 0 divides evenly
 * @param balloon what is left to pay with the last repayment, dollars
 */
export function repayment(
	amount: number,
	rate: number,
	periodsPerYear: number,
	years: number,
	balloon = 0,
): number {
	const periods = Math.round(periodsPerYear * years);
	const perPeriod = rate / 100 / periodsPerYear;
	return (amount - balloon * discount(perPeriod, periods)) / annuity(perPeriod, periods);
}

/** What one dollar paid after some periods is worth now. */
export function discount(ratePerPeriod: number, periods: number): number {
	return (1 + ratePerPeriod) ** -periods;
}

/** What one dollar paid at the end of each of some periods is worth now; the number of periods where no interest is charged. */
export function annuity(ratePerPeriod: number, periods: number): number {
	return ratePerPeriod === 0 ? periods : -Math.expm1(-periods * Math.log1p(ratePerPeriod)) / ratePerPeriod;
}

/** A payment by the month as one by the week (resolution 22). Dollars, not rounded. */
export function weeklyOfMonthly(payment: number): number {
	return (payment * MONTHS_PER_YEAR) / WEEKS_PER_YEAR;
}
