import { describe, expect, test } from 'vitest';
import { LENDERS } from '../providers.ts';
import { type AmountField, boundsOf, settleField } from './calculator-fields.ts';

const settle = (field: AmountField, typed: string, provider: keyof typeof LENDERS = 'manual') =>
	settleField(field, typed, boundsOf(LENDERS[provider])[field]);

describe('the purchase price', () => {
	test.each<[provider: keyof typeof LENDERS, typed: string, value: number | null, min: string]>([
		['manual', '999', null, '$1,000'],
		['manual', '1000', 1000, '$1,000'],
		['manual', '250000', 250_000, '$1,000'],
		['manual', '250,001', null, '$1,000'],
		['manual', '999999999999999', null, '$1,000'],
		['angle', '4999', null, '$5,000'],
		['angle', '5000', 5000, '$5,000'],
	])('FINANCE-018, FINANCE-033, ERRORS-010: of %s, %s', (provider, typed, value, min) => {
		const settled = settle('price', typed, provider);
		expect(settled.value).toBe(value);
		expect(settled.message).toBe(value === null ? `Cannot be less than ${min} or more than $250,000` : null);
		if (value === null) expect(settled.text.replace(/,/g, '')).toBe(typed.replace(/,/g, ''));
	});

	test('FINANCE-019: below zero becomes 0, which is too low', () => {
		expect(settle('price', '-5')).toMatchObject({ value: null, text: '0', isProblem: true });
	});
});

test.each<
	[clause: string, field: AmountField, typed: string, value: number, text: string, said: string | null]
>([
	['FINANCE-020', 'years', '0.5', 1, '1', 'The least here is 1 year, not 0.5.'],
	['FINANCE-020', 'years', '9', 7, '7', 'The most here is 7 years, not 9.'],
	['FINANCE-020', 'years', '1.5', 1.5, '1.5', null],
	['FINANCE-020', 'years', '5.25', 5.5, '5.25', 'Terms go by half years: 5.25 counts as 5.5 years.'],
	['FINANCE-021', 'interest_rate', '0.1', 0.5, '0.50', 'The least here is 0.50%, not 0.1.'],
	['FINANCE-021', 'interest_rate', '20', 15, '15.00', 'The most here is 15.00%, not 20.'],
	['FINANCE-024', 'deposit', '300000', 250_000, '250,000', 'The most here is $250,000, not 300000.'],
	['FINANCE-025', 'balloon', '300000', 250_000, '250,000', 'The most here is $250,000, not 300000.'],
	['FINANCE-026', 'deposit', '-1', 0, '0', 'The least here is $0, not -1.'],
	['no clause', 'deposit', '', 0, '0', null],
	['no clause', 'deposit', ' $5,000.50 ', 5000.5, '5,000.50', null],
	['no clause', 'trade_in_value', '12k', 12_000, '12,000', null],
	['no clause', 'interest_rate', '8.5 % p.a.', 8.5, '8.50', null],
	['no clause', 'interest_rate', '8,5', 8.5, '8.50', null],
	['no clause', 'deposit', '8,5', 85, '85', null],
])('%s: %s of %s', (_, field, typed, value, text, message) => {
	expect(settle(field, typed)).toEqual({ value, text, message, isProblem: false });
});

test.each([
	['taurus', 4, 20],
	['angle', 7.5, 14.5],
] as const)('FINANCE-022, FINANCE-023: the rate of %s is from %d to %d', (provider, min, max) => {
	expect(settle('interest_rate', '0.1', provider).value).toBe(min);
	expect(settle('interest_rate', '99', provider).value).toBe(max);
});

test.each(['abc', 'NaN', 'Infinity', '1e9', '30.000,50', '5 000 or so', '--5', '.', '<b>5</b>'])(
	'the text "%s" is not a number, and stays with a message',
	(typed) => {
		expect(settle('deposit', typed)).toEqual({
			value: null,
			text: typed,
			message: 'Enter an amount in dollars, such as 5,000.',
			isProblem: true,
		});
	},
);

test('an empty price gives no figure and says what to enter', () => {
	expect(settle('price', ' ')).toMatchObject({
		value: null,
		isProblem: true,
		message: 'Enter an amount in dollars, such as 5,000.',
	});
});
