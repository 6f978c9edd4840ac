import { expect, test } from 'vitest';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { offersAboveList } from './offers-above-list.ts';

const offered = (id: string, price: number | null, offer_price: number | null) =>
	aVehicle({ id, price, offer_price });

test('the note lists vehicles whose offer price is above the list price', () => {
	const stock = [offered('1', 20_000, 21_000), offered('2', 20_000, 19_000), offered('3', 20_000, null)];
	expect(offersAboveList(stock)).toEqual([
		'1 vehicle has an offer above the list price, which is shown and not called reduced: check offer_price in the feed (id 1)',
	]);
});

test('the note lists the first of many such vehicles', () => {
	const stock = ['1', '2', '3', '4'].map((id) => offered(id, 20_000, 20_001));
	expect(offersAboveList(stock)[0]).toMatch(/^4 vehicles have an offer .*\(id 1, 2, 3 …\)$/);
});

test.each([
	['the same as the list price', 20_000, 20_000],
	['without a list price', null, 20_000],
	['that is not a price', 20_000, 1],
])('there is no note for an offer price %s', (_, price, offer) => {
	expect(offersAboveList([offered('1', price, offer)])).toEqual([]);
});
