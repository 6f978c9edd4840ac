import { expect, test } from 'vitest';
import { extraWords, offeredExtra } from './extras.ts';

const MATS = { name: 'Floor mats', price: 160 };
const FITTED = { name: 'Floor mats, fitted', price: 180 };
const DASH = { name: 'Dash mat', price: 0 };

test('an extra without a price is included', () => {
	expect([MATS, DASH].map(extraWords)).toEqual(['Floor mats, $160', 'Dash mat, included']);
});

test.each([
	['the dealer’s own words', 'Floor mats, $160', { extra: MATS, isPriceRight: true }],
	['a name that begins with another name', 'Floor mats, fitted, $180', { extra: FITTED, isPriceRight: true }],
	['another price', 'Floor mats, $1', { extra: MATS, isPriceRight: false }],
	['a price for what is included', 'Dash mat, $5', { extra: DASH, isPriceRight: false }],
	['no price', 'Floor mats', { extra: MATS, isPriceRight: false }],
	['another extra', 'Gold rims, $160', null],
	['the beginning of a name', 'Floor', null],
	['nothing', '', null],
])('%s', (_, words, found) => {
	expect(offeredExtra(words, [MATS, FITTED, DASH])).toEqual(found);
});
