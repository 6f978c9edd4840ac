import { describe, expect, test } from 'vitest';
import { SITE } from '../../../tests/fixtures/search/search-site.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { readSearchUrl } from './read-search-url.ts';

const read = (url: string) => readSearchUrl(url, SITE);
const stateAt = (url: string) => read(url).state;
const search = (differences: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH, ...differences });

describe('a path (SEARCHURL-001 to SEARCHURL-011, resolution 16)', () => {
	test.each<[path: string, refinements: SearchState['refinements']]>([
		['/search/new-used-and-demo-cars', {}],
		['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
		['/search/new-cars', { car_type: ['new'] }],
		['/search/demo-cars', { car_type: ['demo'] }],
		['/search/used-cars', { car_type: ['used'] }],
		['/used-car/list', { car_type: ['used'] }],
		['/search/toyota', { make: ['Toyota'] }],
		['/search/toyota/yaris-cross', { make: ['Toyota'], make_model: ['Toyota Yaris Cross'] }],
		['/search/isuzu-ute/special', { make: ['Isuzu UTE'], make_model: ['Isuzu UTE Special'] }],
		['/search/jayco/journey-outback', { make: ['Jayco'], make_model: ['Jayco Journey, Outback'] }],
		['/search/suv', { body: ['SUV'] }],
		['/search/pop-top', { body: ['Pop-top'] }],
	])('%s', (path, refinements) => {
		expect(read(path).state).toEqual(search({ refinements }));
		expect(read(path).list.refinements).toEqual(refinements);
	});

	test.each([
		['a whole address', 'https://www.coastmotors.example:8080/search/toyota?colour=Red#results'],
		['capital letters and a slash at the end', '/Search/Toyota/?colour=Red'],
		['percent-encoded letters', '/search/toy%6Fta?colo%75r=%52ed'],
		['an unknown model', '/search/toyota/no-such-model?colour=Red'],
	])('%s is the same search', (_, url) => {
		expect(stateAt(url)).toEqual(search({ refinements: { make: ['Toyota'], colour: ['Red'] } }));
	});

	test.each([
		'',
		'/',
		'/search',
		'/search/no-such-thing',
		'/search/toyota/corolla/x',
		'/cars/x',
		'%',
		'//',
		'?',
	])('%o, which no list has, is the search for everything', (path) => {
		expect(read(path)).toEqual({
			state: EMPTY_SEARCH,
			list: { path: '/search/new-used-and-demo-cars', refinements: {} },
			canonical: '/search/new-used-and-demo-cars',
		});
	});

	test('/search/{list}/page/n is a page of the list; a page in the query overrides it (resolution 224)', () => {
		expect(stateAt('/search/toyota/page/3')).toEqual(search({ refinements: { make: ['Toyota'] }, page: 3 }));
		expect(stateAt('/used-car/list/page/2?page=5').page).toBe(5);
		expect(read('/search/toyota/page/3').list.path).toBe('/search/toyota');
	});

	test('the canonical path is the one the site’s own links have', () => {
		expect(read('/search/used-cars').canonical).toBe('/used-car/list');
		expect(read('/search/new-cars?make=kia').canonical).toBe('/search/kia');
		expect(read('/search/toyota?model=corolla').canonical).toBe('/search/toyota/corolla');
	});
});

describe('a query (SEARCHURL-016 to SEARCHURL-021)', () => {
	test.each<[query: string, expected: Partial<SearchState>]>([
		['query=hybrid', { query: 'hybrid' }],
		['query=land+cruiser%2070', { query: 'land cruiser 70' }],
		['page=2', { page: 2 }],
		['sortBy=price_asc', { sort: 'price_asc' }],
		['colour=Red,Blue', { refinements: { colour: ['Red', 'Blue'] } }],
		['badge=GX%2C+sport,GXL', { refinements: { badge: ['GX, sport', 'GXL'] } }],
		['colour=Burning+Red+Pearl,Starlight', { refinements: { colour: ['Red', 'Starlight'] } }],
		['colour=Red&colour=Blue,Red', { refinements: { colour: ['Red', 'Blue'] } }],
		['certified=true', { refinements: { certified: ['true'] } }],
		['make=toyota,land-rover', { refinements: { make: ['Toyota', 'Land Rover'] } }],
		['make_model=isuzu+ute+d-max', { refinements: { make: ['Isuzu UTE'], make_model: ['Isuzu UTE D-MAX'] } }],
		['body=Station+Wagon', { refinements: { body: ['Wagon'] } }],
		['state=queensland', { refinements: { state: ['QLD'] } }],
		['car_type=USED,new', { refinements: { car_type: ['new', 'used'] } }],
		['categories=family-suvs', { refinements: { categories: ['Family SUVs'] } }],
		['categories=tradies', { refinements: { categories: ['Work utes'] } }],
		['categories=Work+utes', { refinements: { categories: ['Work utes'] } }],
		['price=5000:5000000', { ranges: { price: { min: 5000, max: null } } }],
		['price=10000:20000', { ranges: { price: { min: 10_000, max: 20_000 } } }],
		['price=10000%3A20000', { ranges: { price: { min: 10_000, max: 20_000 } } }],
		['km=0:50000', { ranges: { km: { min: null, max: 50_000 } } }],
		['weekly_price_range=50:99999', { ranges: { weekly_price_range: { min: 50, max: null } } }],
		['subscription_price=50:99999', { ranges: { subscription_price: { min: 50, max: null } } }],
		['weekly_price_range=50:150', { ranges: { weekly_price_range: { min: 50, max: 150 } } }],
	])('%s', (query, expected) => {
		expect(stateAt(`/search/new-used-and-demo-cars?${query}`)).toEqual(search(expected));
	});

	test.each<[path: string, refinements: SearchState['refinements']]>([
		['/search/toyota?make=Kia', { make: ['Kia'] }],
		['/search/toyota?make=', { make: ['Toyota'] }],
		['/search/new-and-demo-cars?car_type=demo', { car_type: ['demo'] }],
		['/search/toyota/corolla?make=Kia', { make: ['Kia', 'Toyota'], make_model: ['Toyota Corolla'] }],
	])('a facet in the query overrides the path: %s', (url, refinements) => {
		expect(stateAt(url)).toEqual(search({ refinements }));
	});
});

describe('bad input is read as the nearest valid search', () => {
	test.each<[name: string, query: string, expected: Partial<SearchState>]>([
		['an unknown facet', 'owner=me&__proto__=x&constructor=y&toString=z', {}],
		['an unknown order', 'sortBy=cheapest', {}],
		['a name every object has as an order', 'sortBy=constructor', {}],
		[
			'a value a closed facet cannot have',
			'car_type=stolen&item_type=boat&certified=maybe&price_range=cheap',
			{},
		],
		['page 0', 'page=0', {}],
		['a page below 0', 'page=-4', {}],
		['half a page', 'page=2.5', {}],
		['a page that is no number', 'page=two', {}],
		['a page beyond any site', 'page=999999', { page: 9999 }],
		['a page beyond any number', 'page=1e400', {}],
		['a reversed range', 'price=30000:10000', { ranges: { price: { min: 10_000, max: 30_000 } } }],
		['a range open at both ends', 'price=:', {}],
		['a range of words', 'price=cheap:dear', {}],
		['a range with signs', 'price=$10,000:$20,000', { ranges: { price: { min: 10_000, max: 20_000 } } }],
		['a range that excludes nothing', 'price=-5:99999999999', {}],
		['years before cars', 'year=12:2020', { ranges: { year: { min: null, max: 2020 } } }],
		['a single year', 'year=2020', { ranges: { year: { min: 2020, max: 2020 } } }],
		['a repeated range', 'km=:&km=:9000&km=:5', {}],
		['a stray percent sign', 'query=50%+off', { query: '50% off' }],
		['half a percent-encoded letter', 'query=caf%C3', { query: 'caf%C3' }],
		['percent-encoded bytes that are not UTF-8', 'query=%FF%ZZ%', { query: '%FF%ZZ%' }],
		['control characters', 'query=a%00b%0D%0Ac', { query: 'a b c' }],
		['markup', 'query=%3Cimg+src=x%3E', { query: '<img src=x>' }],
		['quotes and backslashes', 'colour=%22%5C%22', { refinements: { colour: ['"\\"'] } }],
		['emoji', 'query=%F0%9F%9A%97', { query: '🚗' }],
		['nothing but separators', '&&=&=x&colour=,,,&?', {}],
	])('%s', (_, query, expected) => {
		expect(stateAt(`/search/new-used-and-demo-cars?${query}`)).toEqual(search(expected));
	});

	test('10 kB of query is cut to what can matter, without cutting a letter in two', () => {
		const { query } = stateAt(`/search/toyota?query=${encodeURIComponent('🚙'.repeat(900))}&page=2`);
		expect(query).toBe('🚙'.repeat(200));
	});

	test('a thousand values of a facet are cut to fifty', () => {
		const values = Array.from({ length: 1000 }, (_, index) => `Colour ${index}`);
		expect(stateAt(`/search/toyota?colour=${values.join(',')}`).refinements.colour).toEqual(
			values.slice(0, 50),
		);
	});
});

test('the page of a list outside the grammar has its base search', () => {
	const site = { ...SITE, base: { path: '/catalogue', refinements: {} } };
	const { list, state } = readSearchUrl('/catalogue?price=10000:20000&page=2', site);
	expect(list.path).toBe('/catalogue');
	expect(state).toEqual(search({ ranges: { price: { min: 10_000, max: 20_000 } }, page: 2 }));
});
