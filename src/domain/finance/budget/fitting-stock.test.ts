import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstChoices } from '../calculator/calculator-answer.ts';
import { loanPlan } from '../loan/loan-plan.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import { LENDERS } from '../providers.ts';
import { type BudgetChoices, budgetOf } from './budget.ts';
import { type EstimatedStock, fitsBudget, fittingLimits } from './fitting-stock.ts';

const USUAL = LENDERS.manual;
const BUDGET: BudgetChoices = { repayment: 120, frequency: 'week', deposit: 0, years: 5 };
const atRate = (usual: number): LoanTerms => ({
	...USUAL,
	interest_rate: { ...USUAL.interest_rate, usual },
});

/** Vehicles with the weekly estimate of a loan of the whole price over five years. */
function stockAt(terms: LoanTerms, ...prices: number[]): EstimatedStock {
	const weekly = (price: number) =>
		Math.round(loanPlan(firstChoices(terms, { price, frequency: 'week' })).repayment / 100);
	return { terms, vehicles: prices.map((price) => [price, weekly(price)]) };
}

test('a vehicle below the price of a budget does not fit where its own rate makes its repayment too high', () => {
	expect(fitsBudget(25_000, BUDGET, USUAL)).toBe(true);
	expect(fitsBudget(25_000, BUDGET, atRate(10.45))).toBe(false);
	expect(fitsBudget(24_000, BUDGET, atRate(10.45))).toBe(true);
	expect(fitsBudget(2000, BUDGET, USUAL)).toBe(true);
});

test('the list of fitting vehicles ends at the repayment where estimates are for the same loan', () => {
	const stock = [stockAt(USUAL, 20_000, 25_300, 26_000), stockAt(atRate(10.45), 9000, 24_000, 25_000)];
	expect(fittingLimits(BUDGET, 25_401, stock)).toEqual({ price: 25_401, weekly: 120, count: 4 });
	const monthly = { ...BUDGET, repayment: 520, frequency: 'month' } as const;
	expect(fittingLimits(monthly, 25_401, stock)).toMatchObject({ weekly: 120, count: 4 });
});

test('an estimate that is only rounded down to the repayment ends the list below it', () => {
	const stock = [stockAt(USUAL, 25_000), stockAt(atRate(10.45), 24_340)];
	expect(stock[1]?.vehicles).toEqual([[24_340, 120]]);
	expect(fittingLimits(BUDGET, 25_401, stock)).toEqual({ price: 25_401, weekly: 119, count: 1 });
});

test('with a deposit the list ends at the repayment of the dearest fitting vehicle without the deposit', () => {
	const choices = { ...BUDGET, deposit: 5000 };
	const stock = [stockAt(USUAL, 20_000, 30_000), stockAt(atRate(10.45), 9000, 30_000)];
	expect(fittingLimits(choices, 30_401, stock)).toEqual({ price: 30_401, weekly: 142, count: 3 });
});

test('there is no list where no vehicle fits, or no vehicle has an estimate', () => {
	expect(fittingLimits(BUDGET, 25_401, [])).toBeNull();
	expect(fittingLimits(BUDGET, 25_401, [stockAt(atRate(14), 25_000)])).toBeNull();
});

test('an estimate without a calculation is listed where it is within the limits, and does not set them', () => {
	const unknown: EstimatedStock = {
		terms: null,
		vehicles: [
			[900, 4],
			[25_000, 130],
		],
	};
	expect(fittingLimits(BUDGET, 25_401, [stockAt(USUAL, 20_000), unknown])).toMatchObject({
		weekly: 120,
		count: 2,
	});
});

test('no listed vehicle is above the budget, for any rates, deposit and term', () => {
	const prices = fc.uniqueArray(fc.integer({ min: 1000, max: 90_000 }), { minLength: 1, maxLength: 25 });
	const rates = fc.integer({ min: 10, max: 300 }).map((twentieths) => twentieths / 20);
	const groups = fc.array(fc.tuple(rates, prices), { minLength: 1, maxLength: 4 });
	const budgets = fc.record({
		repayment: fc.integer({ min: 26, max: 1500 }),
		frequency: fc.constantFrom('week', 'fortnight', 'month'),
		deposit: fc.integer({ min: 0, max: 20_000 }),
		years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
	});
	fc.assert(
		fc.property(groups, budgets, (drawn, choices) => {
			const most = budgetOf(choices, USUAL)?.price;
			if (most === undefined) return;
			const stock = drawn.map(([rate, all]) => stockAt(atRate(rate), ...all.toSorted((a, b) => a - b)));
			const limits = fittingLimits(choices, most, stock);
			const listed = stock.flatMap(({ terms, vehicles }) =>
				vehicles
					.filter(([price, weekly]) => limits && price <= limits.price && weekly <= limits.weekly)
					.map(([price]) => ({ price, terms })),
			);
			expect(listed).toHaveLength(limits?.count ?? 0);
			for (const { price, terms } of listed) expect(terms && fitsBudget(price, choices, terms)).toBe(true);
		}),
		{ numRuns: 60 },
	);
});
