import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { EMPTY_SEARCH } from '../../search/state.ts';
import { openSite } from '../open/open-site.ts';
import { siteSearch } from './site-search.ts';

const PRICES = [52_000, 9_000, 30_000, null, 31_000];
const vehicles = PRICES.map((price, id) => aVehicle({ id: String(id), price, make: id < 3 ? 'Kia' : 'BYD' }));
const search = siteSearch(openSite(aParsedDealer({}), vehicles, new Map(), NOW));

test('the numbers of a facet are sorted, for the scale of its slider', () => {
	expect(search.numbers('price')).toEqual([9_000, 30_000, 31_000, 52_000]);
	expect(search.numbers('aggregate_trailer_mass')).toEqual([]);
});

test('the words of shoppers are those that concern the stock', () => {
	expect(search.words().other_names).toContain('used secondhand 2ndhand preowned preloved');
	expect(search.words().other_names).not.toContain('volkswagen vw');
});

test('counts of a narrowed facet are those without its own filter, as in the browser', () => {
	const refinements = { make: ['Kia'] };
	expect(search.counts({ ...EMPTY_SEARCH, refinements })).toMatchObject({
		total: 3,
		available: 3,
		pages: 1,
		values: { make: { Kia: 3, BYD: 2 } },
		stats: { price: { min: 9_000, max: 52_000 } },
	});
});

test('a search whose vehicles and other values are unchanged keeps its counts in the next build', () => {
	const dealer = aParsedDealer({});
	const basis = {};
	const countsWith = (stock: typeof vehicles, make: string) =>
		siteSearch(openSite(dealer, stock, new Map(), NOW, undefined, basis)).counts({
			...EMPTY_SEARCH,
			refinements: { make: [make] },
		});
	const repriced = vehicles.map((vehicle) => (vehicle.id === '4' ? { ...vehicle, price: 8_000 } : vehicle));
	const kia = countsWith(vehicles, 'Kia');
	expect(countsWith(vehicles, 'BYD').stats).toMatchObject({ price: { min: 31_000, max: 31_000 } });
	expect(countsWith(repriced, 'Kia')).toBe(kia);
	expect(countsWith(repriced, 'BYD').stats).toMatchObject({ price: { min: 8_000, max: 8_000 } });
	expect(countsWith(repriced.slice(0, 4), 'Kia').values).toMatchObject({ make: { Kia: 3, BYD: 1 } });
});
