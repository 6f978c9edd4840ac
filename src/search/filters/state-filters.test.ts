import { expect, test } from 'vitest';
import { EMPTY_SEARCH, type Refinements } from '../state.ts';
import { stateFilters } from './state-filters.ts';

test.each<{ name: string; refinements: Refinements; filters: object[] }>([
	{ name: 'nothing', refinements: {}, filters: [] },
	{
		name: 'any of the ticked values of a facet',
		refinements: { body: ['SUV', 'Ute'], fuel: ['Diesel'] },
		filters: [
			{ field: 'body', values: ['SUV', 'Ute'] },
			{ field: 'fuel', values: ['Diesel'] },
		],
	},
	{
		name: 'all ticked features',
		refinements: { filtered_features: ['Tow bar', 'Sunroof'] },
		filters: [
			{ field: 'filtered_features', values: ['Tow bar'] },
			{ field: 'filtered_features', values: ['Sunroof'] },
		],
	},
	{
		name: 'a make, or the chosen models of another (FACETS-033, resolution 23)',
		refinements: { make: ['Toyota', 'Kia'], make_model: ['Toyota Corolla'] },
		filters: [
			{
				any: [
					{ field: 'make', values: ['Kia'] },
					{ field: 'make_model', values: ['Toyota Corolla'] },
				],
			},
		],
	},
	{
		name: 'the models alone where each make has one',
		refinements: { make: ['Toyota'], make_model: ['Toyota Corolla', 'Toyota Yaris Cross'] },
		filters: [{ field: 'make_model', values: ['Toyota Corolla', 'Toyota Yaris Cross'] }],
	},
	{
		name: 'a make whose name begins another make’s, beside a model of that one',
		refinements: { make: ['Isuzu', 'Isuzu UTE'], make_model: ['Isuzu UTE D-MAX'] },
		filters: [
			{
				any: [
					{ field: 'make', values: ['Isuzu'] },
					{ field: 'make_model', values: ['Isuzu UTE D-MAX'] },
				],
			},
		],
	},
])('a search is for $name', ({ refinements, filters }) => {
	expect(stateFilters({ ...EMPTY_SEARCH, refinements })).toEqual(filters);
});

test('a range is a filter by its ends', () => {
	const ranges = { price: { min: 5000, max: null }, km: { min: null, max: 90_000 } };
	expect(stateFilters({ ...EMPTY_SEARCH, ranges })).toEqual([
		{ field: 'price', min: 5000, max: null },
		{ field: 'km', min: null, max: 90_000 },
	]);
});
