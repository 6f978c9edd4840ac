import { expect, test } from 'vitest';
import { FACETS, isListFacet, isRangeFacet, LIST_FACETS, RANGE_FACET_NAMES } from './facets.ts';

test('FACETS-001 to FACETS-027: the facets are those of the specification, and those caravans and motorcycles are bought by', () => {
	expect(Object.keys(FACETS).sort()).toEqual(
		[
			...[
				'badge',
				'status',
				'car_type',
				'categories',
				'city',
				'colour',
				'dealership_name',
				'filtered_features',
			],
			...['item_type', 'km', 'location_name', 'make', 'make_model', 'model', 'price', 'subscription_price'],
			...[
				'price_range',
				'seats',
				'body',
				'drive',
				'fuel',
				'transmission',
				'state',
				'tag',
				'weekly_price_range',
			],
			...['year', 'certified', 'sleeps', 'body_length', 'aggregate_trailer_mass', 'tare_weight'],
			...['learner_approved', 'engine_capacity'],
		].sort(),
	);
	expect(RANGE_FACET_NAMES).toEqual([
		...['price', 'weekly_price_range', 'subscription_price', 'year', 'km'],
		...['body_length', 'aggregate_trailer_mass', 'tare_weight', 'engine_capacity'],
	]);
});

test('FACETS-044 to FACETS-046: cities, dealerships and models have limits', () => {
	expect(LIST_FACETS.city.limit).toBe(20);
	expect(LIST_FACETS.dealership_name.limit).toBe(40);
	expect(LIST_FACETS.model.limit).toBe(30);
	expect(LIST_FACETS.make_model.limit).toBe(30);
});

test('a vehicle has all ticked features, and one of the ticked values of other facets', () => {
	const all = Object.entries(LIST_FACETS).filter(([, { match }]) => match === 'all');
	expect(all.map(([name]) => name)).toEqual(['filtered_features']);
});

test.each(['owner', '', 'constructor', '__proto__', 'Make'])('%o is no facet', (name) => {
	expect(isListFacet(name)).toBe(false);
	expect(isRangeFacet(name)).toBe(false);
});
