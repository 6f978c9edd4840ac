/** Fees that a lender adds to a loan, dollars. */
const ESTABLISHMENT_FEE = 495;
const MONTHLY_FEE = 9;

/** The loan that comparison rates are based on: secured, over five years. */
const COMPARED = { amount: 30_000, years: 5 };

/**
 * The repayment per period, in dollars and cents, of a loan with no final payment.
 *
 * @param rate percent a year
 */
export function repayment(amount: number, rate: number, periodsPerYear: number, years: number): number {
	return Math.round(exactRepayment(amount, rate, periodsPerYear, years) * 100) / 100;
}

/** The comparison rate of a loan, fees included: percent a year to two decimals. */
export function comparisonRate(rate: number): number {
	const { amount, years } = COMPARED;
	const paid = exactRepayment(amount + ESTABLISHMENT_FEE, rate, 12, years) + MONTHLY_FEE;
	let [low, high] = [rate, rate + 20];
	while (high - low > 0.0001) {
		const middle = (low + high) / 2;
		if (exactRepayment(amount, middle, 12, years) < paid) low = middle;
		else high = middle;
	}
	return Math.round(low * 100) / 100;
}

function exactRepayment(amount: number, rate: number, periodsPerYear: number, years: number): number {
	const perPeriod = rate / 100 / periodsPerYear;
	return (amount * perPeriod) / (1 - (1 + perPeriod) ** -(periodsPerYear * years));
}
