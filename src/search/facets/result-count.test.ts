import { describe, expect, test } from 'vitest';
import type { ItemType } from '../../domain/vehicle/attributes/item-type.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { countLabel, resultNoun, resultsLabel, showMeLabel, shownCount } from './result-count.ts';

const RED: SearchState = { ...EMPTY_SEARCH, refinements: { colour: ['Red'] } };
const noun = (sold: ItemType[], item_type: string[] = []) =>
	resultNoun(sold, { ...EMPTY_SEARCH, refinements: item_type.length > 0 ? { item_type } : {} }).many;

describe('FACETS-036: the label of the button', () => {
	test.each([
		[0, 'Show Me 0 cars'],
		[1, 'Show Me 1 car'],
		[2, 'Show Me 2 cars'],
		[1234, 'Show Me 1,234 cars'],
	])('%i', (count, expected) => {
		expect(showMeLabel(count, { one: 'car', many: 'cars' })).toBe(expected);
	});

	test('sold vehicles count as the results where there are no others', () => {
		const cars = { one: 'car', many: 'cars' };
		expect(showMeLabel(0, cars, 7)).toBe('Show Me 7 sold cars');
		expect(showMeLabel(0, cars, 1)).toBe('Show Me 1 sold car');
		expect(showMeLabel(3, cars, 7)).toBe('Show Me 3 cars');
	});

	test('the noun is what the site sells, or what the search is narrowed to', () => {
		expect(noun(['caravan'])).toBe('caravans');
		expect(noun(['car', 'motorcycle'])).toBe('vehicles');
		expect(noun(['car', 'motorcycle'], ['motorcycle'])).toBe('motorcycles');
		expect(noun(['car', 'motorcycle'], ['car', 'motorcycle'])).toBe('vehicles');
		expect(noun([])).toBe('vehicles');
		expect(countLabel(1, resultNoun(['car', 'caravan'], EMPTY_SEARCH))).toBe('1 vehicle');
	});
});

describe('RESULTS-010: counts above 1999', () => {
	test.each([
		{ name: 'give way to the stock’s', count: 2000, search: EMPTY_SEARCH, stock: 5120, expected: 5120 },
		{ name: 'stay below that', count: 1999, search: EMPTY_SEARCH, stock: 5120, expected: 1999 },
		{ name: 'stay in a search that is narrowed', count: 2000, search: RED, stock: 5120, expected: 2000 },
		{
			name: 'stay in a search of typed words',
			count: 2000,
			search: { ...EMPTY_SEARCH, query: 'ute' },
			stock: 5120,
			expected: 2000,
		},
		{
			name: 'are unchanged where the site states no total',
			count: 2000,
			search: EMPTY_SEARCH,
			stock: null,
			expected: 2000,
		},
		{
			name: 'give way on further pages too',
			count: 2000,
			search: { ...EMPTY_SEARCH, page: 3 },
			stock: 5120,
			expected: 5120,
		},
	])('$name', ({ count, search, stock, expected }) => {
		expect(shownCount(count, search, stock)).toBe(expected);
	});
});

test.each([
	[147, 7, '147 cars, 7 just sold'],
	[1, 0, '1 car'],
	[0, 1, '0 cars, 1 just sold'],
])('a list of %i for sale and %i sold has the count %s', (available, sold, expected) => {
	expect(resultsLabel(available, sold, { one: 'car', many: 'cars' })).toBe(expected);
});

test('a site with a larger stated total than listed vehicles shows both numbers (CONFIG-021)', () => {
	expect(resultsLabel(2100, 3, { one: 'car', many: 'cars' }, 5120)).toBe(
		'5,120 cars, 2,100 of them listed here, 3 just sold',
	);
});
