import { describe, expect, test } from 'vitest';
import { SITE } from '../../../tests/fixtures/search/search-site.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { searchUrl } from './search-url.ts';

const at = (differences: Partial<SearchState>) => searchUrl({ ...EMPTY_SEARCH, ...differences }, SITE);
const ticked = (refinements: SearchState['refinements']) => at({ refinements });

describe('the path (SEARCHURL-001 to SEARCHURL-013, resolutions 15 to 19)', () => {
	test.each<[name: string, refinements: SearchState['refinements'], expected: string]>([
		['nothing', {}, '/search/new-used-and-demo-cars'],
		['new', { car_type: ['new'] }, '/search/new-cars'],
		['demo', { car_type: ['demo'] }, '/search/demo-cars'],
		['new and demo, whichever came first', { car_type: ['demo', 'new'] }, '/search/new-and-demo-cars'],
		['a condition with an address of the site’s own', { car_type: ['used'] }, '/used-car/list'],
		[
			'conditions without a list',
			{ car_type: ['used', 'demo'] },
			'/search/new-used-and-demo-cars?car_type=demo,used',
		],
		[
			'all conditions, which stay ticked',
			{ car_type: ['new', 'demo', 'used'] },
			'/search/new-used-and-demo-cars?car_type=new,demo,used',
		],
		['a make', { make: ['Toyota'] }, '/search/toyota'],
		['a make of two words', { make: ['Isuzu UTE'] }, '/search/isuzu-ute'],
		[
			'a make and a model',
			{ make: ['Toyota'], make_model: ['Toyota Yaris Cross'] },
			'/search/toyota/yaris-cross',
		],
		['a model alone', { make_model: ['Kia EV6'] }, '/search/kia/ev6'],
		['a make and a value of model', { make: ['Toyota'], model: ['Corolla'] }, '/search/toyota/corolla'],
		[
			'a make and two models',
			{ make: ['Toyota'], make_model: ['Toyota Corolla', 'Toyota Yaris Cross'] },
			'/search/toyota?make_model=Toyota+Corolla,Toyota+Yaris+Cross',
		],
		['two makes', { make: ['Toyota', 'Kia'] }, '/search/new-used-and-demo-cars?make=Toyota,Kia'],
		['a body', { body: ['Camper trailer'] }, '/search/camper-trailer'],
		['two bodies', { body: ['SUV', 'Ute'] }, '/search/new-used-and-demo-cars?body=SUV,Ute'],
		['a body and a make', { make: ['Kia'], body: ['SUV'] }, '/search/kia?body=SUV'],
		['a make and a condition', { make: ['Toyota'], car_type: ['used'] }, '/search/toyota?car_type=used'],
		['a body and a condition', { body: ['SUV'], car_type: ['new'] }, '/search/suv?car_type=new'],
		['a make without stock', { make: ['Ferrari'] }, '/search/new-used-and-demo-cars?make=Ferrari'],
		['a colour', { colour: ['Red'] }, '/search/new-used-and-demo-cars?colour=Red'],
	])('%s', (_, refinements, expected) => {
		expect(ticked(refinements)).toBe(expected);
	});
});

describe('the query (SEARCHURL-014 to SEARCHURL-020)', () => {
	test.each<[name: string, state: Partial<SearchState>, expected: string]>([
		['what was typed', { query: 'seven seats & towbar' }, 'query=seven+seats+%26+towbar'],
		['both ends of a price', { ranges: { price: { min: 10_000, max: 30_000 } } }, 'price=10000:30000'],
		['an open end', { ranges: { km: { min: null, max: 50_000 } } }, 'km=:50000'],
		['page 2', { page: 2 }, 'page=2'],
		['another order', { sort: 'price_asc' }, 'sortBy=price_asc'],
		['a comma in a value', { refinements: { badge: ['GX, sport', 'GXL'] } }, 'badge=GX%2C+sport,GXL'],
		['a bracket', { refinements: { price_range: ['10000:20000'] } }, 'price_range=10000:20000'],
		[
			'one parameter for each facet, always in the same order',
			{
				page: 3,
				sort: 'km_asc',
				query: 'diesel',
				ranges: { year: { min: 2018, max: 2021 } },
				refinements: { fuel: ['Diesel'], colour: ['Red'], badge: ['GXL'] },
			},
			'query=diesel&badge=GXL&fuel=Diesel&colour=Red&year=2018:2021&sortBy=km_asc&page=3',
		],
	])('%s', (_, state, expected) => {
		expect(at(state)).toBe(`/search/new-used-and-demo-cars?${expected}`);
	});

	test('SEARCHURL-015: neither the first page nor the usual order', () => {
		expect(at({ page: 1, sort: 'relevant' })).toBe('/search/new-used-and-demo-cars');
	});
});

describe('a page about a list outside the grammar', () => {
	const site = { ...SITE, base: { path: '/search/ferrari', refinements: { make: ['Ferrari'] } } };

	test('keeps its address while the search keeps its base', () => {
		const state = { ...EMPTY_SEARCH, refinements: { make: ['Ferrari'], car_type: ['used'] } };
		expect(searchUrl(state, site)).toBe('/search/ferrari?car_type=used');
	});

	test('is replaced by the lists of the grammar', () => {
		expect(searchUrl({ ...EMPTY_SEARCH, refinements: { make: ['Kia'] } }, site)).toBe('/search/kia');
		expect(searchUrl(EMPTY_SEARCH, site)).toBe('/search/new-used-and-demo-cars');
	});
});
