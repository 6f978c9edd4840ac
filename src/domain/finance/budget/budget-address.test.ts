import { expect, test } from 'vitest';
import { LENDERS } from '../providers.ts';
import { addressOfBudget, budgetOfAddress } from './budget-address.ts';

const USUAL = { repayment: 120, frequency: 'week', deposit: 0, years: 5 } as const;
const SAID = { repayment: 260.5, frequency: 'fortnight', deposit: 3000, years: 6.5 } as const;

test('a budget that is written to an address is read back from it', () => {
	const address = addressOfBudget(SAID, USUAL, LENDERS.manual);
	expect(address.toString()).toBe(
		'repayment=260.5&deposit=3000&term_years=6.5&repayment_frequency=fortnight',
	);
	expect(budgetOfAddress(`?${address}`, USUAL, LENDERS.manual)).toEqual({ choices: SAID, entries: {} });
	expect(addressOfBudget(USUAL, USUAL, LENDERS.manual).toString()).toBe('');
});

test.each([
	['nothing', '', USUAL, {}],
	['an amount with a dollar sign and commas', '?repayment=$260', { ...USUAL, repayment: 260 }, {}],
	[
		'no numbers',
		'?repayment=a+lot&deposit=NaN&term_years=x&repayment_frequency=day',
		USUAL,
		{
			repayment: ['a lot', null, 'Enter an amount in dollars, such as 150.'],
			deposit: ['NaN', null, 'Enter an amount in dollars, such as 5,000.'],
			years: ['x', null, 'Enter the term in years, such as 5 or 5.5.'],
		},
	],
	[
		'numbers out of bounds',
		'?repayment=-3&deposit=900000&term_years=5.25',
		{ ...USUAL, repayment: 26, deposit: 250_000, years: 5.5 },
		{
			repayment: ['26', 26, 'The least here is $26, not -3.'],
			deposit: ['250,000', 250_000, 'The most here is $250,000, not 900000.'],
			years: ['5.25', 5.5, 'Terms go by half years: 5.25 counts as 5.5 years.'],
		},
	],
])('an address with %s is read like typed values', (_, query, choices, said) => {
	const named = budgetOfAddress(query, USUAL, LENDERS.manual);
	expect(named.choices).toEqual(choices);
	const entries = Object.entries(named.entries).map(([field, { text, value, message }]) => [
		field,
		[text, value, message],
	]);
	expect(Object.fromEntries(entries)).toEqual(said);
});
