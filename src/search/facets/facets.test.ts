import { expect, test } from 'vitest';
import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../../domain/list/selection.ts';
import { FACETS, isListFacet, isRangeFacet, LIST_FACETS, RANGE_FACET_NAMES } from './facets.ts';

test('FACETS-001 to FACETS-027: every facet of the specification exists', () => {
	expect(Object.keys(FACETS)).toEqual(
		expect.arrayContaining([
			...['badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name', 'seats'],
			...['filtered_features', 'item_type', 'location_name', 'make', 'make_model', 'model', 'body'],
			...['drive', 'fuel', 'transmission', 'state', 'tag', 'certified', 'price_range'],
		]),
	);
	expect(RANGE_FACET_NAMES).toEqual(
		expect.arrayContaining(['price', 'weekly_price_range', 'subscription_price', 'year', 'km']),
	);
});

test('a dealer’s selection may name every facet, except the dealer’s own selections', () => {
	const fields: readonly string[] = [...TEXT_FIELDS, ...FLAG_FIELDS, ...NUMBER_FIELDS];
	const missing = 'facets without a line in src/domain/list/selection.ts';
	expect(
		Object.keys(FACETS).filter((facet) => !fields.includes(facet)),
		missing,
	).toEqual(['categories']);
	expect(
		RANGE_FACET_NAMES.filter((facet) => !NUMBER_FIELDS.some((field) => field === facet)),
		missing,
	).toEqual([]);
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
