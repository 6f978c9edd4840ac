import { describe, expect, test } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { appliedFilters, searchLabel, withoutFilter } from './applied.ts';

const SEARCH: SearchState = {
	query: 'hybrid',
	page: 3,
	sort: 'price_asc',
	refinements: {
		colour: ['Red', 'Blue'],
		make: ['Toyota', 'Kia'],
		make_model: ['Toyota Corolla'],
		car_type: ['demo'],
	},
	ranges: { km: { min: null, max: 50_000 }, price: { min: 10_000, max: 30_000 } },
};

test('everything that narrows a search has a chip, in the order of the facets', () => {
	expect(appliedFilters(SEARCH).map(({ label }) => label)).toEqual([
		...['“hybrid”', 'Toyota', 'Kia', 'Toyota Corolla', 'Demo', 'Red', 'Blue'],
		...['$10,000 to $30,000', 'Under 50,000\u00a0km'],
	]);
	expect(appliedFilters(EMPTY_SEARCH)).toEqual([]);
});

test('each excluded term has its own chip, and is removed alone', () => {
	const search = { ...EMPTY_SEARCH, query: 'family -haval -"land rover" -gold' };
	const chips = appliedFilters(search);
	expect(chips.map(({ label }) => label)).toEqual([
		'“family”',
		'Not “haval”',
		'Not “land rover”',
		'Not “gold”',
	]);
	expect(chips.map((chip) => withoutFilter(search, chip).query)).toEqual([
		'-haval -"land rover" -gold',
		'family -"land rover" -gold',
		'family -haval -gold',
		'family -haval -"land rover"',
	]);
});

describe('removing a chip returns to the first page and keeps the order', () => {
	const without = (label: string) => {
		const filter = appliedFilters(SEARCH).find((each) => each.label === label);
		if (!filter) throw new Error(`${label} is not applied`);
		return withoutFilter(SEARCH, filter);
	};

	test.each<[label: string, expected: Partial<SearchState>]>([
		['“hybrid”', { query: '' }],
		['Blue', { refinements: { ...SEARCH.refinements, colour: ['Red'] } }],
		[
			'Toyota Corolla',
			{ refinements: { colour: ['Red', 'Blue'], make: ['Toyota', 'Kia'], car_type: ['demo'] } },
		],
		['Toyota', { refinements: { colour: ['Red', 'Blue'], make: ['Kia'], car_type: ['demo'] } }],
		['$10,000 to $30,000', { ranges: { km: { min: null, max: 50_000 } } }],
	])('%s', (label, expected) => {
		expect(without(label)).toEqual({ ...SEARCH, page: 1, ...expected });
	});

	test('removing all chips leaves an empty search', () => {
		const bare = appliedFilters(SEARCH).reduce((state, filter) => {
			const still = appliedFilters(state).some(({ label }) => label === filter.label);
			return still ? withoutFilter(state, filter) : state;
		}, SEARCH);
		expect(bare).toEqual({ ...EMPTY_SEARCH, sort: 'price_asc' });
	});
});

describe('a search as a short text', () => {
	test.each<[expected: string, search: Partial<SearchState>]>([
		['', {}],
		[
			'Toyota, under $30,000',
			{ refinements: { make: ['Toyota'] }, ranges: { price: { min: null, max: 30_000 } } },
		],
		['Toyota Corolla', { refinements: { make: ['Toyota'], make_model: ['Toyota Corolla'] } }],
		['Kia, Toyota Corolla', { refinements: { make: ['Toyota', 'Kia'], make_model: ['Toyota Corolla'] } }],
		['From 2018', { ranges: { year: { min: 2018, max: null } } }],
		['“tow bar”, used, SUV', { query: 'tow bar', refinements: { body: ['SUV'], car_type: ['used'] } }],
	])('%s', (expected, search) => {
		expect(searchLabel({ ...EMPTY_SEARCH, ...search }).toLowerCase()).toBe(expected.toLowerCase());
	});
});
