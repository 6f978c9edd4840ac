import { describe, expect, test } from 'vitest';
import { SITE } from '../../../tests/fixtures/search/search-site.ts';
import { EMPTY_SEARCH } from '../state.ts';
import { readSearchUrl } from '../url/read-search-url.ts';
import { searchUrl } from '../url/search-url.ts';
import { catalogueSite } from './catalogue.ts';
import {
	DIRECTORY_CACHE_ENTRIES,
	DIRECTORY_DEBOUNCE_MS,
	DIRECTORY_PAGE_SIZE,
	directoryOf,
} from './directory.ts';
import { matchRank } from './match-rank.ts';
import { priceRangeResults } from './price-range-page.ts';
import { suggestions } from './suggestions.ts';

const vehicles = (make: string, model: string, body: string | null, count: number) =>
	Array.from({ length: count }, () => ({ make, model, body }));

const STOCK = [
	...vehicles('Toyota', 'Corolla', 'Hatch', 3),
	...vehicles('Toyota', 'Corolla', 'Sedan', 1),
	...vehicles('Toyota', 'Corolla Cross', 'SUV', 2),
	...vehicles('Mazda', 'CX-5', 'SUV', 4),
	...vehicles('Mazda', '3', 'Hatch', 1),
	...vehicles('Kia', 'Carnival', null, 1),
	...vehicles('Kia', '', 'Spaceship', 1),
];
const DIRECTORY = directoryOf(STOCK);
const suggested = (typed: string) => suggestions(typed, DIRECTORY, []).map(({ label }) => label);

describe('the directory of a stock', () => {
	test('RESULTS-013: an entry has manufacturer.name, model.name and model.body', () => {
		expect(DIRECTORY.models[0]).toEqual({
			manufacturer: { name: 'Toyota', slug: 'toyota' },
			model: { name: 'Corolla', slug: 'corolla', body: 'Hatch' },
			count: 4,
		});
	});

	test('makes, bodies and models are sorted by frequency, without those that have no name or no list', () => {
		expect(DIRECTORY.makes.map(({ name, count }) => [name, count])).toEqual([
			['Toyota', 6],
			['Mazda', 5],
			['Kia', 2],
		]);
		expect(DIRECTORY.bodies.map(({ name }) => name)).toEqual(['SUV', 'Hatch', 'Sedan']);
		expect(DIRECTORY.models.map(({ model }) => model.name)).toEqual([
			...['Corolla', 'CX-5', 'Corolla Cross', '3', 'Carnival'],
		]);
	});

	test('a make has priority over a body with its slug', () => {
		const { bodies } = directoryOf([
			...vehicles('SUV', 'One', 'SUV', 1),
			...vehicles('Kia', 'Rio', 'Hatch', 1),
		]);
		expect(bodies.map(({ name }) => name)).toEqual(['Hatch']);
	});
});

describe('how well a text matches', () => {
	test.each([
		['toy', 'Toyota', 0],
		['toyota cor', 'Toyota Corolla', 0],
		['CX5', 'Mazda CX-5', 2],
		['cx5', 'CX-5', 0],
		['citroën', 'Citroen', 0],
		['corolla toy', 'Toyota Corolla', 1],
		['cross', 'Corolla Cross', 1],
		['toyta', 'Toyota', 3],
		['tyota', 'Toyota', 3],
		['tooyota', 'Toyota', 3],
		['toyot corola', 'Toyota Corolla', 3],
		['kai', 'Kia', null],
		['a', 'Toyota', null],
		['yot', 'Toyota', null],
		['cruiser', 'Toyota LandCruiser', 2],
		['ev', 'Ford Everest', null],
		['ev', 'Kia EV6', 0],
		['eve', 'Everest', 0],
		['honda', 'Toyota', null],
		['', 'Toyota', null],
		['🚗', 'Toyota', null],
		['<img>', 'Toyota', null],
	])('%o to %s: %o', (typed, name, expected) => {
		expect(matchRank(typed, name)).toBe(expected);
	});
});

test('DIRECTORY-004 to DIRECTORY-006: 21 lines on a page, ten answers are kept, typing rests for 300 ms', () => {
	expect([DIRECTORY_PAGE_SIZE, DIRECTORY_CACHE_ENTRIES, DIRECTORY_DEBOUNCE_MS]).toEqual([21, 10, 300]);
});

describe('suggestions below the search box (DIRECTORY-003)', () => {
	test.each([
		['ma', ['Mazda', 'Mazda CX-5', 'Mazda 3']],
		['hat', ['Hatch']],
		['corolla', ['Toyota Corolla', 'Toyota Corolla Cross']],
		['mzda', ['Mazda', 'Mazda CX-5', 'Mazda 3']],
		['zzz', []],
	])('%o', (typed, expected) => {
		expect(suggested(typed)).toEqual(expected);
	});

	const recent = {
		path: '/search/mazda?colour=Red',
		query: '',
		refinements: { make: ['Mazda'], colour: ['Red'] },
		ranges: {},
	};

	test('recent searches come first among equals, and first of all without a text (resolution 37)', () => {
		expect(suggestions('mazda', DIRECTORY, [recent])[0]).toEqual({
			...{ kind: 'recent', label: 'Mazda, Red' },
			...{ href: '/search/mazda?colour=Red', count: null },
		});
		expect(suggestions('', DIRECTORY, [recent]).map(({ label }) => label)).toEqual([
			...['Mazda, Red', 'Toyota', 'Mazda', 'Kia', 'SUV', 'Hatch', 'Sedan'],
		]);
	});

	test('each suggestion leads to its list', () => {
		expect(suggestions('corolla', DIRECTORY, [])[0]?.href).toBe('/search/toyota/corolla');
		expect(suggestions('mazda', DIRECTORY, [])[0]?.href).toBe('/search/mazda');
		expect(suggestions('suv', DIRECTORY, [])[0]?.href).toBe('/search/suv');
	});

	test('at most eight are suggested, and 21 on the whole list (DIRECTORY-004)', () => {
		const makes = Array.from({ length: 30 }, (_, index) => ({
			make: `Make ${index}`,
			model: 'One',
			body: null,
		}));
		expect(suggestions('make', directoryOf(makes), [])).toHaveLength(8);
		expect(suggestions('make', directoryOf(makes), [], DIRECTORY_PAGE_SIZE)).toHaveLength(21);
	});
});

test('DIRECTORY-007: the catalogue’s categories and prices stay in its own address', () => {
	const site = catalogueSite('/catalogue');
	const state = {
		...EMPTY_SEARCH,
		page: 2,
		refinements: { make: ['Kia'], categories: ['First cars'] },
		ranges: { price: { min: null, max: 20_000 } },
	};
	expect(searchUrl(state, site)).toBe('/catalogue?make=Kia&categories=First+cars&price=:20000&page=2');
	expect(readSearchUrl(searchUrl(state, site), site).state).toEqual(state);
});

describe('DIRECTORY-010: the price range page leads to results', () => {
	test.each([
		[{ min: 10_500, max: 30_000 }, '/search/new-used-and-demo-cars?price=10500:30000'],
		[{ min: 5000, max: 30_000 }, '/search/new-used-and-demo-cars?price=:30000'],
		[{ min: 5000, max: 250_000 }, '/search/new-used-and-demo-cars'],
	])('%o', (thumbs, expected) => {
		expect(priceRangeResults(thumbs, SITE)).toBe(expected);
	});
});
