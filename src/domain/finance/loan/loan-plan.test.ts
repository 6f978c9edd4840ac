import { describe, expect, test } from 'vitest';
import { FEES, LOAN } from '../../../../tests/fixtures/finance/sample-loan.ts';
import { type Frequency, type LoanChoices, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { loanPlan } from './loan-plan.ts';
import { repayment } from './repayment.ts';

/** The repayment that leaves the balloon after the last period, dollars, found by bisection, running the loan period by period. */
function repaymentByTrial(
	amount: number,
	rate: number,
	perYear: number,
	years: number,
	balloon: number,
): number {
	let low = 0;
	let high = amount * 2;
	for (let step = 0; step < 100; step += 1) {
		const middle = (low + high) / 2;
		let balance = amount;
		for (let period = 0; period < perYear * years; period += 1)
			balance += (balance * rate) / 100 / perYear - middle;
		if (balance > balloon) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

describe('the repayment', () => {
	test.each<
		[amount: number, rate: number, frequency: Frequency, years: number, balloon: number, expected: number]
	>([
		[30_000, 8, 'month', 5, 0, 608.29],
		[26_000, 0, 'week', 5, 0, 100],
		[30_000, 8.5, 'week', 5, 0, 141.73],
		[30_000, 8.5, 'fortnight', 5, 0, 283.64],
		[30_000, 8.5, 'month', 5, 0, 615.5],
		[43_090, 8.5, 'week', 5, 13_000, 163.4],
		[250_000, 20, 'week', 7, 0, 1277.38],
		[10_000, 0.5, 'month', 1, 2000, 669.31],
		[20_000, 0, 'month', 4, 8000, 250],
		[15_000, 12.94, 'fortnight', 5.5, 0, 146.86],
	])(
		'of %d dollars at %d per cent by the %s over %d years with %d left',
		(amount, rate, frequency, years, balloon, expected) => {
			const perYear = REPAYMENTS_PER_YEAR[frequency];
			expect(repayment(amount, rate, perYear, years, balloon)).toBeCloseTo(expected, 2);
			expect(repaymentByTrial(amount, rate, perYear, years, balloon)).toBeCloseTo(expected, 2);
		},
	);

	test('includes the monthly fee, and fees that are added to the loan (FINANCE-035 to FINANCE-038)', () => {
		const plan = loanPlan({ ...LOAN, fees: FEES });
		expect(plan.principal).toBe(30_401_00);
		expect(plan.repayment).toBe(145_47);
		expect(plan.fees).toBe(395_00 + 6_00 + 60 * 8_00);
	});

	test('is smaller where fees are paid at the start, which are then in the total', () => {
		const plan = loanPlan({ ...LOAN, fees: FEES, are_fees_financed: false });
		expect(plan.principal).toBe(30_000_00);
		expect(plan.total).toBe(plan.borrowed + plan.interest + plan.fees);
	});
});

describe('the amount borrowed', () => {
	test.each<[what: string, differences: Partial<LoanChoices>, borrowed: number]>([
		['the price less the deposit', { deposit: 5000 }, 25_000],
		['0 for a deposit above the price (resolution 133)', { deposit: 40_000 }, 0],
		[
			'less what the trade-in is worth beyond what is owed',
			{ trade_in_value: 12_000, trade_in_owing: 4000 },
			22_000,
		],
		[
			'more where more is owed than the trade-in is worth',
			{ trade_in_value: 4000, trade_in_owing: 6000 },
			32_000,
		],
		['0 where the trade-in pays for all', { trade_in_value: 50_000 }, 0],
	])('is %s', (_, differences, borrowed) => {
		const plan = loanPlan({ ...LOAN, ...differences, fees: FEES });
		expect(plan.borrowed).toBe(borrowed * 100);
		if (borrowed === 0) expect(plan).toMatchObject({ repayment: 0, total: 0, fees: 0, instalments: [] });
	});

	test('a balloon is never more than the loan: then only interest is repaid', () => {
		const plan = loanPlan({ ...LOAN, balloon: 250_000, frequency: 'month', interest_rate: 12 });
		expect(plan.balloon).toBe(30_000_00);
		expect(plan.repayment).toBe(300_00);
	});
});
