import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEES, LOAN, worthOf } from '../../../../tests/fixtures/finance/sample-loan.ts';
import { affordablePrice } from './affordable-price.ts';
import { interestRateOf } from './comparison-rate.ts';
import { FREQUENCIES, type LoanChoices, type LoanFees, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { loanPlan } from './loan-plan.ts';
import { repayment } from './repayment.ts';
import { yearlyBalances } from './yearly-balances.ts';

const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const anyFees: fc.Arbitrary<LoanFees> = fc.record({
	establishment: dollars(1500),
	security_registration: dollars(10),
	monthly: dollars(20),
	agency: dollars(1000),
});
const anyLoan: fc.Arbitrary<LoanChoices> = fc.record({
	price: fc.integer({ min: 1000, max: 250_000 }),
	deposit: dollars(60_000),
	trade_in_value: dollars(40_000),
	trade_in_owing: dollars(40_000),
	years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
	interest_rate: fc.integer({ min: 0, max: 2000 }).map((rate) => rate / 100),
	balloon: dollars(60_000),
	frequency: fc.constantFrom(...FREQUENCIES),
	fees: anyFees,
	are_fees_financed: fc.boolean(),
});

describe('every loan', () => {
	test('ends at its balloon, and its payments are the amount borrowed with interest and fees, to the cent', () => {
		fc.assert(
			fc.property(anyLoan, (loan) => {
				const plan = loanPlan(loan);
				if (plan.principal === 0) return;
				expect(plan.instalments.at(-1)?.balance).toBe(plan.balloon);
				expect(plan.total).toBe(plan.borrowed + plan.interest + plan.fees);
				expect(yearlyBalances(plan, loan).at(-1)).toMatchObject({ year: loan.years, balance: plan.balloon });
			}),
		);
	});

	test('has its principal as the present value of its payments, up to the rounding of cents', () => {
		fc.assert(
			fc.property(anyLoan, (loan) => {
				const plan = loanPlan({ ...loan, fees: { ...loan.fees, monthly: 0 } });
				if (plan.principal === 0) return;
				const payments = plan.instalments.map(({ paid }) => paid);
				payments[payments.length - 1] = plan.lastRepayment + plan.balloon;
				const rate = loan.interest_rate / 100 / REPAYMENTS_PER_YEAR[loan.frequency];
				const rounding = payments.length / 2 + 1;
				expect(Math.abs(worthOf(payments, rate) - plan.principal)).toBeLessThanOrEqual(rounding);
			}),
		);
	});

	test('never costs more with a larger deposit, and never less at a higher rate', () => {
		fc.assert(
			fc.property(anyLoan, dollars(10_000), (loan, more) => {
				const plan = loanPlan(loan);
				const withMore = loanPlan({ ...loan, deposit: loan.deposit + more });
				expect(withMore.repayment).toBeLessThanOrEqual(plan.repayment);
				const atMore = loanPlan({ ...loan, interest_rate: loan.interest_rate + 1 });
				expect(atMore.repayment).toBeGreaterThanOrEqual(plan.repayment);
			}),
		);
	});

	test('is found from its repayment: the price that the repayment affords, and the rate', () => {
		fc.assert(
			fc.property(anyLoan, (loan) => {
				const plan = loanPlan(loan);
				const price = affordablePrice(plan.repayment / 100, loan);
				if (plan.principal > plan.balloon && plan.repayment > 0)
					expect(price).toBeGreaterThanOrEqual(loan.price);
				if (price > 0) expect(loanPlan({ ...loan, price }).repayment).toBeLessThanOrEqual(plan.repayment);
				const exact = repayment(
					30_000,
					loan.interest_rate,
					REPAYMENTS_PER_YEAR[loan.frequency],
					loan.years,
					5000,
				);
				expect(interestRateOf(30_000, exact, loan.frequency, loan.years, 5000)).toBeCloseTo(
					loan.interest_rate,
					6,
				);
			}),
		);
	});
});

test('a repayment affords a price even where less than a dollar of the loan disappears in rounding', () => {
	const fees = { establishment: 526.49, security_registration: 1.58, monthly: 12.85, agency: 592.85 };
	const loan = { ...LOAN, price: 1000, deposit: 999.2, interest_rate: 0.37, years: 3, balloon: 0.15, fees };
	const { repayment: most } = loanPlan(loan);
	expect(affordablePrice(most / 100, loan)).toBeGreaterThanOrEqual(1000);
});

test('a repayment affords a price in whole dollars, and the next dollars are too dear', () => {
	const price = affordablePrice(120, { ...LOAN, deposit: 3000, fees: FEES });
	expect(loanPlan({ ...LOAN, deposit: 3000, fees: FEES, price }).repayment).toBeLessThanOrEqual(120_00);
	expect(loanPlan({ ...LOAN, deposit: 3000, fees: FEES, price: price + 3 }).repayment).toBeGreaterThan(
		120_00,
	);
	expect(affordablePrice(1, { ...LOAN, fees: FEES })).toBe(0);
	expect(affordablePrice(0, LOAN)).toBe(0);
});
