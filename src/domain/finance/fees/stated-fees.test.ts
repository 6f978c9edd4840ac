import { describe, expect, test } from 'vitest';
import { calculatorAnswer, firstChoices } from '../calculator/calculator-answer.ts';
import type { FinanceEstimate } from '../estimate/estimate.ts';
import { NO_FEES } from '../loan/loan-choices.ts';
import { vehicleLoan } from '../loan/vehicle-loan.ts';
import { LENDERS } from '../providers.ts';
import { withStatedFees } from './stated-fees.ts';

const FEES = { establishment: 395, security_registration: 6, monthly: 8, agency: 912.25 };
const LENDER = { ...LENDERS.angle, fees: FEES };
const PRICE = 50_000;

/** A lender's repayment before fees. */
const STATED: FinanceEstimate = {
	...({ provider: 'angle', weekly: 247, monthly: null, is_computed: false } as const),
	...{ interest_rate: 10.45, comparison_rate: 11.76 },
	loan: { years: 5, deposit: 0, final_payment: 0 },
};

describe('a vehicle of a dealership whose terms state fees', () => {
	const estimate = withStatedFees(STATED, PRICE, LENDER);

	test('has them in repayment and comparison rate (FINANCE-035 to FINANCE-038)', () => {
		// 51,313.25 at 10.45 % over 260 weeks is 253.58, and 8 a month are 1.85 a week.
		expect(estimate.weekly).toBe(255);
		// $30,000 at the same rate with 8 a month, of which 1,307.25 is kept for the other two fees; the security's registration is a
		// government charge.
		expect(estimate.comparison_rate).toBe(13.01);
	});

	test('has them listed in its calculator, with the same figures', () => {
		const loan = vehicleLoan(estimate, PRICE, LENDER);
		if (!loan) throw new Error('the estimate has a loan');
		const answer = calculatorAnswer(firstChoices(loan.terms, loan.known), loan.terms);
		if (answer.kind !== 'figures') throw new Error('the loan has figures');
		expect(loan.terms.fees).toEqual(FEES);
		expect(loan.terms.fee_treatment).toBe('itemised');
		expect(answer.comparison_rate).toBe(estimate.comparison_rate);
		expect(Math.round(answer.plan.repayment / 100)).toBe(estimate.weekly);
		expect(answer.plan.fees).toBe(131_325 + 60 * 800);
	});

	test('keeps figures of the lender that already include them', () => {
		const held = { ...estimate, comparison_rate: estimate.comparison_rate + 0.2 };
		expect(withStatedFees(held, PRICE, LENDER)).toEqual(held);
	});

	test('counts them by the month where the lender states months', () => {
		const monthly = withStatedFees({ ...STATED, weekly: 248, monthly: 1072.6 }, PRICE, LENDER);
		expect(monthly.monthly).toBeGreaterThan(1100);
		expect(monthly.weekly).toBe(Math.round(((monthly.monthly ?? 0) * 12) / 52));
	});

	test('adds them to a repayment that was computed from a comparison rate without them', () => {
		const computed = { ...STATED, is_computed: true };
		expect(withStatedFees(computed, PRICE, LENDER)).toEqual(estimate);
		const dear = { ...computed, comparison_rate: 15 };
		expect(withStatedFees(dear, PRICE, LENDER)).toBe(dear);
	});
});

test('terms without fees leave an estimate as the lender states it', () => {
	expect(withStatedFees(STATED, PRICE, { ...LENDER, fees: NO_FEES })).toBe(STATED);
});
