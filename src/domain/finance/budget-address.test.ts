import { expect, test } from 'vitest';
import { addressOfBudget, budgetOfAddress } from './budget-address.ts';
import { LENDERS } from './providers.ts';

const USUAL = { repayment: 120, frequency: 'week', deposit: 0, years: 5 } as const;
const SAID = { repayment: 260.5, frequency: 'fortnight', deposit: 3000, years: 6.5 } as const;

test('an address carries a budget and gives it back', () => {
	const address = addressOfBudget(SAID, USUAL, LENDERS.manual);
	expect(address.toString()).toBe(
		'repayment=260.5&deposit=3000&term_years=6.5&repayment_frequency=fortnight',
	);
	expect(budgetOfAddress(`?${address}`, USUAL, LENDERS.manual)).toEqual(SAID);
	expect(addressOfBudget(USUAL, USUAL, LENDERS.manual).toString()).toBe('');
});

test.each([
	['nothing', '', USUAL],
	['no numbers', '?repayment=a+lot&deposit=NaN&term_years=-5&repayment_frequency=day', USUAL],
	['an amount as people read it', '?repayment=$260', { ...USUAL, repayment: 260 }],
	[
		'numbers out of bounds',
		'?repayment=3&deposit=900000&term_years=5.25',
		{ ...USUAL, repayment: 26, deposit: 250_000, years: 5.5 },
	],
])('an address that names %s is brought to a budget that can be worked out', (_, query, budget) => {
	expect(budgetOfAddress(query, USUAL, LENDERS.manual)).toEqual(budget);
});
