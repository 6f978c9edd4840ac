import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '../../state.ts';
import { nearestFirst, nearSearches } from './near-searches.ts';

const SEARCH = {
	...EMPTY_SEARCH,
	query: 'leather',
	page: 3,
	refinements: { make: ['Toyota'], make_model: ['Toyota HiLux'], body: ['Ute'], colour: ['Pink'] },
	ranges: { price: { min: null, max: 30_000 } },
};

test('the searches near a search are for its model, its make, its body, its price and then all vehicles', () => {
	expect(
		nearSearches(SEARCH).map(({ query, refinements, ranges }) => ({ query, ...refinements, ...ranges })),
	).toEqual([
		{ query: '', make: ['Toyota'], make_model: ['Toyota HiLux'] },
		{ query: '', make: ['Toyota'] },
		{ query: 'leather' },
		{ query: '', body: ['Ute'] },
		{ query: '', price: { min: 24_000, max: 36_000 } },
		{ query: '' },
	]);
	expect(new Set(nearSearches(SEARCH).map(({ page }) => page))).toEqual(new Set([1]));
});

test('the type of vehicle is kept in near searches', () => {
	const refinements = { item_type: ['caravan'], colour: ['Pink'] };
	expect(nearSearches({ ...EMPTY_SEARCH, refinements }).map((near) => near.refinements)).toEqual([
		{ item_type: ['caravan'] },
	]);
});

test('results of near searches are sorted by price distance, without repeats', () => {
	const found = (id: string, price: number | null) => ({ id, price, status: 'in_stock' });
	const lists = [
		[
			found('dear', 60_000),
			found('unpriced', null),
			found('near', 31_000),
			{ ...found('gone', 30_000), status: 'sold' },
		],
		[found('near', 31_000), found('cheap', 12_000)],
	];
	expect(nearestFirst(lists, SEARCH, 4).map(({ id }) => id)).toEqual(['near', 'dear', 'unpriced', 'cheap']);
	expect(nearestFirst(lists, SEARCH, 1).map(({ id }) => id)).toEqual(['near']);
});
