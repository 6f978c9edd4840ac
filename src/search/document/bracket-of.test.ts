import { expect, test } from 'vitest';
import { priceBracket } from '../facets/values/price-bracket.ts';
import { bracketOf } from './bracket-of.ts';

test.each([
	{ price: 11, bracket: '0:10000' },
	{ price: 9999, bracket: '0:10000' },
	{ price: 10_000, bracket: '10000:20000' },
	{ price: 99_999.5, bracket: '90000:100000' },
	{ price: 100_000, bracket: '100000:' },
	{ price: 2_500_000, bracket: '100000:' },
])('$price dollars is in the bracket $bracket', ({ price, bracket }) => {
	expect(bracketOf(price)).toBe(bracket);
	expect(priceBracket(bracket)).not.toBeNull();
});
