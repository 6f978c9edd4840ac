import { describe, expect, test } from 'vitest';
import { rangeLabel } from './ranges/range-label.ts';
import { priceBracket } from './values/price-bracket.ts';
import { valueLabel } from './values/value-label.ts';

describe('the label of a value', () => {
	test.each([
		['car_type', 'new', 'New'],
		['car_type', 'stolen', 'stolen'],
		['item_type', 'motorcycle', 'Motorcycles'],
		['item_type', 'boat', 'Boat'],
		['status', 'coming_soon', 'Coming soon'],
		['certified', 'true', 'Certified'],
		['sleeps', '4', 'Sleeps 4'],
		['learner_approved', 'true', 'Learner approved (LAMS)'],
		['seats', '1', '1 seat'],
		['seats', '7', '7 seats'],
		['state', 'qld', 'QLD'],
		['state', 'Atlantis', 'Atlantis'],
		['price_range', '10000:20000', '$10,000 to $20,000'],
		['price_range', '0:10000', 'Under $10,000'],
		['price_range', '100000:', 'From $100,000'],
		['price_range', 'cheap', 'cheap'],
		['colour', 'red', 'red'],
	] as const)('%s %s is %s', (facet, value, expected) => {
		expect(valueLabel(facet, value)).toBe(expected);
	});
});

describe('the label of a range', () => {
	test.each([
		['price', { min: 10_000, max: 20_000 }, '$10,000 to $20,000'],
		['price', { min: null, max: 20_000 }, 'under $20,000'],
		['price', { min: 20_000, max: null }, 'from $20,000'],
		['weekly_price_range', { min: null, max: 150 }, 'under $150 a week'],
		['km', { min: 0, max: 50_000 }, '0 to 50,000\u00a0km'],
		['year', { min: 2018, max: 2018 }, '2018'],
		['year', { min: null, max: 2018 }, 'up to 2018'],
		['subscription_price', { min: 200, max: null }, 'from $200 subscription'],
		['aggregate_trailer_mass', { min: null, max: 2800 }, 'ATM up to 2,800\u00a0kg'],
		['tare_weight', { min: 1500, max: 2000 }, 'Tare 1,500 to 2,000\u00a0kg'],
		['body_length', { min: 16, max: 20 }, '16 to 20\u00a0ft'],
		['engine_capacity', { min: null, max: 660 }, 'up to 660\u00a0cc'],
		['price', { min: null, max: null }, ''],
	] as const)('%s %o is %s', (facet, range, expected) => {
		expect(rangeLabel(facet, range)).toBe(expected);
	});
});

test.each([
	['10000:20000', { min: 10_000, max: 20_000 }],
	['0:10000', { min: null, max: 10_000 }],
	['100000:', { min: 100_000, max: null }],
	['0:', null],
	[':', null],
	['007:10', null],
	['-5:10', null],
	['1:2:3', null],
	['10000', null],
])('FACETS-017: the bracket %s', (value, expected) => {
	expect(priceBracket(value)).toEqual(expected);
});
