import { describe, expect, test } from 'vitest';
import { valueList } from './value-list.ts';
import { type CountedValue, type MakeOrder, valueOrder, valuesShown } from './value-order.ts';

const NOTHING_SAID: MakeOrder = { makes_by_volume: false, popular_makes: [] };
const POPULAR: MakeOrder = { makes_by_volume: false, popular_makes: ['Toyota', 'Kia'] };
const BY_VOLUME: MakeOrder = { makes_by_volume: true, popular_makes: [] };

const counted = (counts: Record<string, number>): CountedValue[] =>
	Object.entries(counts).map(([name, count]) => ({ name, count }));
const cities = (number: number) =>
	Array.from({ length: number }, (_, index) => ({ name: `City ${index}`, count: 100 - index }));
const names = (values: readonly CountedValue[]) => values.map(({ name }) => name);

describe('the order of values', () => {
	test.each([
		{
			name: 'colours: the most frequent first',
			facet: 'colour',
			makes: NOTHING_SAID,
			values: { Red: 2, Blue: 5 },
			expected: ['Blue', 'Red'],
		},
		{
			name: 'colours as frequent: by name',
			facet: 'colour',
			makes: NOTHING_SAID,
			values: { Red: 2, Blue: 2 },
			expected: ['Blue', 'Red'],
		},
		{
			name: 'RESULTS-009: new, demo, used',
			facet: 'car_type',
			makes: NOTHING_SAID,
			values: { used: 9, demo: 1, new: 2 },
			expected: ['new', 'demo', 'used'],
		},
		{
			name: 'seats upwards',
			facet: 'seats',
			makes: NOTHING_SAID,
			values: { 10: 1, 5: 9, 2: 4 },
			expected: ['2', '5', '10'],
		},
		{
			name: 'brackets upwards',
			facet: 'price_range',
			makes: NOTHING_SAID,
			values: { '100000:': 3, '20000:30000': 1, '0:10000': 2 },
			expected: ['0:10000', '20000:30000', '100000:'],
		},
		{
			name: 'makes by volume, those as frequent by name',
			facet: 'make',
			makes: NOTHING_SAID,
			values: { BMW: 1, Audi: 1, Toyota: 9 },
			expected: ['Toyota', 'Audi', 'BMW'],
		},
		{
			name: 'popular makes first',
			facet: 'make',
			makes: POPULAR,
			values: { BMW: 2, Audi: 30, Kia: 1, Toyota: 1 },
			expected: ['Toyota', 'Kia', 'Audi', 'BMW'],
		},
		{
			name: 'RESULTS-007: makes by volume',
			facet: 'make',
			makes: BY_VOLUME,
			values: { Audi: 3, Kia: 9 },
			expected: ['Kia', 'Audi'],
		},
	] as const)('$name', ({ facet, makes, values, expected }) => {
		expect(names(counted(values).sort(valueOrder(facet, makes)))).toEqual(expected);
	});
});

describe('Show All (FACETS-047, FACETS-048, resolution 39)', () => {
	test('seven values are listed before it, or the popular makes', () => {
		expect(valuesShown('city', POPULAR)).toBe(7);
		expect(valuesShown('make', NOTHING_SAID)).toBe(7);
		expect(valuesShown('make', POPULAR)).toBe(2);
	});

	test.each([7, 8])('of %i values seven are before it', (number) => {
		const { few, all } = valueList('city', cities(number), [], NOTHING_SAID);
		expect(few).toEqual(all.slice(0, 7));
		expect(all).toHaveLength(number);
	});

	test.each([
		{ clause: 'FACETS-044', facet: 'city', limit: 20 },
		{ clause: 'FACETS-045', facet: 'dealership_name', limit: 40 },
		{ clause: 'FACETS-046', facet: 'model', limit: 30 },
		{ clause: 'FACETS-046', facet: 'make_model', limit: 30 },
	] as const)(
		'$clause: $limit values of $facet are listed, and a search within the list finds all',
		({ facet, limit }) => {
			const { all, every } = valueList(facet, cities(limit + 1), [], NOTHING_SAID);
			expect([all.length, every.length]).toEqual([limit, limit + 1]);
		},
	);

	test('a ticked value is always shown, even without results', () => {
		const { few } = valueList('city', cities(25), ['City 24', 'Atlantis'], NOTHING_SAID);
		expect(names(few)).toEqual([...names(cities(7)), 'City 24', 'Atlantis']);
		expect(few.at(-1)?.count).toBe(0);
	});
});
