import { describe, expect, test } from 'vitest';
import { LENDERS } from '../providers.ts';
import { calculatorAnswer, firstChoices } from './calculator-answer.ts';

const { manual, taurus, ausloans, angle } = LENDERS;

describe('a calculator begins', () => {
	test('FINANCE-027, FINANCE-030, FINANCE-031: with $30,000 over five years at 8.5 %', () => {
		expect(firstChoices(manual, {})).toMatchObject({
			price: 30_000,
			years: 5,
			interest_rate: 8.5,
			deposit: 0,
		});
	});

	test('FINANCE-029: at 12.94 % where that is the lender’s rate', () => {
		expect(firstChoices(taurus, {}).interest_rate).toBe(12.94);
	});

	test('with the values of the address, within bounds', () => {
		expect(
			firstChoices(angle, { price: 900, deposit: 300_000, years: 5.25, interest_rate: 2, balloon: 4000 }),
		).toMatchObject({ price: 5000, deposit: 250_000, years: 5.5, interest_rate: 7.5, balloon: 4000 });
	});

	test('with the lender’s rate where it cannot be changed', () => {
		const fixed = { ...manual, interest_rate: { ...manual.interest_rate, varies: false } };
		expect(firstChoices(fixed, { interest_rate: 3 }).interest_rate).toBe(8.5);
	});
});

describe('a calculator answers', () => {
	test.each<[deposit: number, kind: 'figures' | 'enquire']>([
		[23_499.99, 'figures'],
		[23_500, 'enquire'],
		[29_999, 'enquire'],
		[60_000, 'enquire'],
	])(
		'FINANCE-017: with a deposit of %d there is %s, as a repayment of $25 or less is not shown',
		(deposit, kind) => {
			// Without interest $6,500 are 260 repayments of $25.
			const choices = { ...firstChoices(manual, { deposit }), interest_rate: 0 };
			const answer = calculatorAnswer(
				{ ...choices, deposit: deposit - (kind === 'figures' ? 2 : 0) },
				manual,
			);
			expect(answer.kind).toBe(kind);
		},
	);

	test('FINANCE-034: with the establishment fee in the total of the lender that has one', () => {
		const [without, withFee] = [manual, ausloans].map((lender) =>
			calculatorAnswer(firstChoices(lender, {}), lender),
		);
		expect(without).toMatchObject({ kind: 'figures', plan: { fees: 0 } });
		expect(withFee).toMatchObject({ kind: 'figures', plan: { fees: 1360_50 }, comparison_rate: 10.55 });
	});

	test('the comparison rate changes with rate and fees, and is never below the lender’s own at the lender’s own rate', () => {
		const stated = { ...manual, comparison_rate: 8.93 };
		const rateOf = (differences: object) => {
			const answer = calculatorAnswer({ ...firstChoices(stated, {}), ...differences }, stated);
			return answer.kind === 'figures' ? answer.comparison_rate : null;
		};
		expect(rateOf({})).toBe(8.93);
		expect(rateOf({ years: 7, frequency: 'month', deposit: 5000 })).toBe(8.93);
		expect(rateOf({ interest_rate: 10 })).toBe(10.43);
		expect(rateOf({ fees: { ...stated.fees, establishment: 1360.5 } })).toBe(10.95);
	});
});
