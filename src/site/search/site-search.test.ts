import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search-document.ts';
import { EMPTY_SEARCH } from '../../search/state.ts';
import { openSite } from '../site.ts';
import { siteSearch } from './site-search.ts';

const PRICES = [52_000, 9_000, 30_000, null, 31_000];
const vehicles = PRICES.map((price, id) => aVehicle({ id: String(id), price, make: id < 3 ? 'Kia' : 'BYD' }));
const search = siteSearch(openSite(aParsedDealer({}), vehicles, new Map(), NOW));

test('the numbers of a facet are known upwards, for the scale of its slider', () => {
	expect(search.numbers('price')).toEqual([9_000, 30_000, 31_000, 52_000]);
	expect(search.numbers('aggregate_trailer_mass')).toEqual([]);
});

test('vehicles are counted by intervals of a facet’s numbers, whatever its own range, for a histogram', () => {
	const edges = [0, 30_000, 31_000, 50_000];
	expect(search.buckets(EMPTY_SEARCH, 'price', edges)).toEqual([1, 1, 1, 1]);
	const narrowed = {
		...EMPTY_SEARCH,
		refinements: { make: ['Kia'] },
		ranges: { price: { min: 40_000, max: null } },
	};
	expect(search.buckets(narrowed, 'price', edges)).toEqual([1, 1, 0, 1]);
});
