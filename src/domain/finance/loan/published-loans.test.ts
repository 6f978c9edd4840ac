import { describe, expect, test } from 'vitest';
import { LOAN, NO_FEES } from '../../../../tests/fixtures/finance/sample-loan.ts';
import { comparisonRate } from './comparison-rate.ts';
import { loanPlan } from './loan-plan.ts';

/*
 * Figures that Australian lenders and publishers state on their own pages, read on 23 November 2026. The pages change; these are the sums
 * that they stated then, each with its rate and fees.
 */

/**
 * https://www.banksa.com.au/personal/personal-loans/personal-loan-interest-rates; its fees as https://www.plenti.com.au/car-loans/compare/
 * lists them.
 */
const BANKSA = { ...NO_FEES, establishment: 195, monthly: 12 };

/** https://www.commbank.com.au/personal-loans/secured-car-loan/rates-and-fees.html: the lowest, the representative and the highest rate. */
const COMMBANK = { ...NO_FEES, establishment: 250, monthly: 10 };

describe('a lender’s comparison rate for $30,000 over 5 years, secured', () => {
	test.each([
		['BankSA', 7.49, BANKSA, 8.6],
		['BankSA', 12.74, BANKSA, 13.81],
		['CommBank', 6.99, COMMBANK, 8.05],
		['CommBank', 7.99, COMMBANK, 9.04],
		['CommBank', 9.99, COMMBANK, 11.03],
	])('%s: %d per cent a year with its fees', (_, interest_rate, fees, published) => {
		expect(comparisonRate({ interest_rate, fees, frequency: 'month' })).toBe(published);
	});
});

test.each([
	[7.49, 37_014],
	[12.74, 41_701],
])(
	'BankSA: 30,000 dollars over 5 years at %d per cent a year come to %d with fees',
	(interest_rate, published) => {
		const plan = loanPlan({ ...LOAN, interest_rate, frequency: 'month', fees: BANKSA });
		expect(Math.round(plan.total / 100)).toBe(published);
	},
);

/** https://www.money.com.au/car-loans/car-loan-repayment-calculator-with-balloon: monthly repayments over 5 years. */
test.each([
	[10_000, 5, 188.71],
	[10_000, 7.5, 200.38],
	[10_000, 10, 212.47],
	[20_000, 5, 377.42],
	[20_000, 7.5, 400.76],
	[20_000, 10, 424.94],
	[30_000, 5, 566.14],
	[30_000, 7.5, 601.14],
	[30_000, 10, 637.41],
])(
	'Money.com.au: %d dollars at %d per cent a year are repaid by %d a month',
	(price, interest_rate, published) => {
		expect(loanPlan({ ...LOAN, price, interest_rate, frequency: 'month' }).repayment / 100).toBe(published);
	},
);

/** https://www.finder.com.au/car-loans/car-loan-repayment-calculator: whole dollars, total of all repayments. */
test.each([
	[25_000, 7, 3, 27_790],
	[30_000, 7, 5, 35_643],
	[30_000, 9, 5, 37_366],
	[30_000, 12, 5, 40_041],
])(
	'Finder: %d dollars at %d per cent a year over %d years come to about %d',
	(price, interest_rate, years, published) => {
		const { total } = loanPlan({ ...LOAN, price, interest_rate, years, frequency: 'month' });
		// Finder's totals are of repayments that are not rounded to cents.
		expect(Math.abs(total / 100 - published)).toBeLessThanOrEqual(1);
	},
);
