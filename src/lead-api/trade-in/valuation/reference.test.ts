import { expect, test } from 'vitest';
import table from './depreciation.json' with { type: 'json' };
import { referencePrice } from './reference.ts';

const price = (change: object) =>
	referencePrice(
		{
			item_type: 'car',
			make: 'Mazda',
			model: 'CX-5',
			variant: null,
			year: 2023,
			kms: 40_000,
			is_sample: false,
			register_id: null,
			...change,
		},
		2026,
	);

test('the price of a car is below its advertised price, and states its assumptions', () => {
	const found = price({});
	if (found.status !== 'priced') throw new Error(found.status);
	expect(found.typical.price).toBeLessThan(table.prices.mazda.cx5);
	expect(found.typical.price).toBeGreaterThan(table.prices.mazda.cx5 * 0.7);
	expect(found.typical.source).toBe(
		'What cars of its model and age were advertised for in 2023, the year of our price list, less 15% for preparation, warranty and margin. Prices may have moved since.',
	);
	expect(found.typical.margin).toBe(table.groups.japanese.error.model);
});

test('a known version has a separate price, with a smaller error', () => {
	const found = price({ variant: 'Maxx Sport' });
	expect(found).toMatchObject({ status: 'priced', typical: { margin: table.groups.japanese.error.version } });
	expect(found).not.toEqual(price({}));
});

test('a car of next year’s plates is as old as a new one', () => {
	expect(price({ year: 2027 })).toEqual(price({ year: 2026 }));
});

test('a rare model has no price', () => {
	expect(price({ make: 'Ferrari', model: 'Roma' })).toEqual({ status: 'no_prices' });
});

test('the table is plausible: every group loses value, and its prices are those of its makes', () => {
	const groups = Object.values(table.groups);
	for (const { per_year, per_1000_kms, error } of groups) {
		expect(per_year).toBeGreaterThan(0.02);
		expect(per_year).toBeLessThan(0.2);
		expect(per_1000_kms).toBeGreaterThan(0.0005);
		expect(error.version).toBeLessThan(error.model);
		expect(error.model).toBeLessThan(0.15);
	}
	const makes = groups.flatMap(({ makes }) => makes.map((make) => make.toLowerCase().replace(/[^a-z]/g, '')));
	expect(makes).toEqual(expect.arrayContaining(Object.keys(table.prices)));
});
