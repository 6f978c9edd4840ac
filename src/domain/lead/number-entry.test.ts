import { expect, test } from 'vitest';
import { bidDollars, enteredNumber } from './number-entry.ts';

test.each([
	{ typed: '24500', dollars: 24_500 },
	{ typed: '$24,500', dollars: 24_500 },
	{ typed: ' $ 24 500.00 ', dollars: 24_500 },
	{ typed: '7500.50', dollars: null },
	{ typed: '1', dollars: 1 },
	{ typed: '0', dollars: null },
	{ typed: '10000000', dollars: 10_000_000 },
	{ typed: '10000001', dollars: null },
	{ typed: '-5', dollars: null },
	{ typed: '5k', dollars: null },
	{ typed: '7500.50', dollars: null },
	{ typed: '7500.5', dollars: null },
	{ typed: '', dollars: null },
])('a bid of "$typed" is $dollars dollars (OFFERS-018)', ({ typed, dollars }) => {
	expect(bidDollars(typed)).toBe(dollars);
});

test.each([
	['45,000 km', '45000'],
	['$1 200', '1200'],
	['about 5', 'about5'],
])('the number typed as “%s” is read as “%s”', (typed, number) => {
	expect(enteredNumber(typed)).toBe(number);
});
