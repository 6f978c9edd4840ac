import { expect, test } from 'vitest';
import { readAmount } from './amount-entry.ts';

test.each([
	['1450', 1450],
	['$1,450', 1450],
	[' $ 1 450.50 ', 1450.5],
	['1450.', 1450],
	['0', 0],
	['10,000,000', 10_000_000],
])('%j is an amount', (typed, dollars) => {
	expect(readAmount(typed)).toBe(dollars);
});

test.each([
	'',
	'   ',
	'$',
	'-5',
	'−5',
	'NaN',
	'lots',
	'1e6',
	'1450 a week',
	'1.234',
	'10,000,001',
	'9'.repeat(400),
	'Infinity',
	'0x10',
	'1.2.3',
])('%j is no amount', (typed) => {
	expect(readAmount(typed)).toBeNull();
});
