import { describe, expect, test } from 'vitest';
import { changeSearch, EMPTY_SEARCH, isNarrowed, type SearchState, toggleValue } from './state.ts';

const SEARCH: SearchState = {
	query: 'hybrid',
	page: 3,
	sort: 'km_asc',
	refinements: { colour: ['Red'], fuel: ['Petrol'] },
	ranges: { price: { min: 10_000, max: null } },
};

describe('FACETS-037: every change returns to the first page', () => {
	test.each<[name: string, change: Parameters<typeof changeSearch>[1], expected: Partial<SearchState>]>([
		['words', { query: 'ute' }, { query: 'ute' }],
		['no words', { query: '' }, { query: '' }],
		['an order', { sort: 'price_asc' }, { sort: 'price_asc' }],
		[
			'other values',
			{ refinements: { colour: ['Blue'] } },
			{ refinements: { colour: ['Blue'], fuel: ['Petrol'] } },
		],
		['no values', { refinements: { colour: [] } }, { refinements: { fuel: ['Petrol'] } }],
		[
			'another range',
			{ ranges: { price: { min: null, max: 5 } } },
			{ ranges: { price: { min: null, max: 5 } } },
		],
		['no range', { ranges: { price: null } }, { ranges: {} }],
	])('%s', (_, change, expected) => {
		expect(changeSearch(SEARCH, change)).toEqual({ ...SEARCH, page: 1, ...expected });
	});
});

test('a value is ticked after the others, and unticked', () => {
	const both = toggleValue(SEARCH, 'colour', 'Blue');
	expect(both.refinements.colour).toEqual(['Red', 'Blue']);
	expect(toggleValue(both, 'colour', 'Red').refinements.colour).toEqual(['Blue']);
	expect(toggleValue(SEARCH, 'colour', 'Red').refinements).toEqual({ fuel: ['Petrol'] });
});

test('text, values and ranges narrow a search, and a page and an order do not (RESULTS-011)', () => {
	expect(isNarrowed({ ...EMPTY_SEARCH, query: 'x' })).toBe(true);
	expect(isNarrowed({ ...EMPTY_SEARCH, refinements: { colour: ['Red'] } })).toBe(true);
	expect(isNarrowed({ ...EMPTY_SEARCH, ranges: { km: { min: null, max: 5 } } })).toBe(true);
	const turned: SearchState = { ...EMPTY_SEARCH, page: 4, sort: 'price_asc' };
	expect(isNarrowed(turned)).toBe(false);
});
