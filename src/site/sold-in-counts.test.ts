import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../tests/fixtures/search/search-document.ts';
import type { DirectoryFile } from '../search/directory/directory-file.ts';
import { resultsLabel } from '../search/facets/result-count.ts';
import { EMPTY_SEARCH } from '../search/state.ts';
import { openSite } from './open/open-site.ts';
import { directoryFile } from './search/directory-file.ts';
import { siteSearch } from './search/site-search.ts';
import { stockCountOf } from './text/nouns.ts';

const SOLD = { status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 - 3600 };
const STOCK = [
	{ id: '1', make: 'Kia' },
	{ id: '2', make: 'Kia', ...SOLD },
	{ id: '3', make: 'Suzuki', model: 'Swift', ...SOLD },
	{ id: '4', make: 'Kia', status: 'coming_soon', car_type: 'new' as const },
];
const site = openSite(aParsedDealer({}), STOCK.map(aVehicle), new Map(), NOW);

test('sold vehicles are listed for some days and not counted', () => {
	expect(site.listed).toHaveLength(4);
	expect(stockCountOf(site.listed, site.dealer)).toBe('2 cars');
	expect(site.counts).toEqual({ new: 1, demo: 0, used: 1 });
});

test('the search counts available vehicles only, also where a status is ticked', () => {
	const { counts } = siteSearch(site);
	expect(counts(EMPTY_SEARCH)).toMatchObject({ total: 4, available: 2 });
	expect(counts({ ...EMPTY_SEARCH, refinements: { make: ['Suzuki'] } })).toMatchObject({
		total: 1,
		available: 0,
	});
	expect(counts({ ...EMPTY_SEARCH, refinements: { status: ['coming_soon', 'sold'] } })).toMatchObject({
		total: 3,
		available: 1,
	});
});

test('a facet counts what the list shows, just-sold vehicles included: the available and the sold ones of its head (RESULTS-017)', () => {
	const { total, available, values } = siteSearch(site).counts(EMPTY_SEARCH);
	expect(values['make']).toEqual({ Kia: 3, Suzuki: 1 });
	expect(resultsLabel(available, total - available, { one: 'car', many: 'cars' })).toBe(
		'2 cars, 2 just sold',
	);
});

test('the search box suggests no make of which all are sold', () => {
	const { directory } = JSON.parse(String(directoryFile(site).content)) as DirectoryFile;
	expect(directory.makes).toEqual([{ name: 'Kia', slug: 'kia', count: 2 }]);
});
