import { expect, test } from 'vitest';
import { LENDERS } from '../providers.ts';
import { budgetOf, settleBudget } from './budget.ts';

const SAID = { repayment: 120, frequency: 'week', deposit: 3000, years: 5 } as const;

test('a budget is the highest price whose repayment is at most the given one', () => {
	const budget = budgetOf(SAID, LENDERS.taurus);
	expect(budget?.price).toBeGreaterThan(20_000);
	expect(budget?.answer.plan.repayment).toBeLessThanOrEqual(120_00);
	expect(budget?.answer.plan.repayment).toBeGreaterThan(119_90);
	expect(budgetOf({ ...SAID, repayment: 121 }, LENDERS.taurus)?.price).toBeGreaterThan(budget?.price ?? 0);
});

test('twice the repayment a fortnight gives about the same budget', () => {
	const weekly = budgetOf(SAID, LENDERS.manual)?.price ?? 0;
	const fortnightly =
		budgetOf({ ...SAID, repayment: 240, frequency: 'fortnight' }, LENDERS.manual)?.price ?? 0;
	expect(Math.abs(weekly - fortnightly)).toBeLessThan(100);
});

test('there is no budget below the lender’s lowest loan, and none above $250,000', () => {
	expect(budgetOf({ ...SAID, repayment: 26, years: 1, deposit: 0 }, LENDERS.angle)).toBeNull();
	expect(budgetOf({ ...SAID, repayment: 5000, years: 7 }, LENDERS.manual)?.price).toBe(250_000);
});

test('a deposit that alone is above the highest price leaves nothing to borrow', () => {
	expect(budgetOf({ ...SAID, deposit: 250_000 }, LENDERS.manual)).toBeNull();
});

test.each(['', ' ', 'a lot'])(
	'a repayment of "%s" gives a message, and does not count as the minimum',
	(typed) => {
		expect(settleBudget('repayment', typed, LENDERS.manual)).toEqual({
			value: null,
			text: typed,
			message: 'Enter an amount in dollars, such as 150.',
			isProblem: true,
		});
	},
);

test('an empty deposit counts as 0', () => {
	expect(settleBudget('deposit', '', LENDERS.manual)).toMatchObject({ value: 0, text: '0', message: null });
});
