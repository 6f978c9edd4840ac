import { expect, test } from 'vitest';
import { askingPrice, type DepreciationTable, modelNames } from './depreciation.ts';

const TABLE: DepreciationTable = {
	prices_of: 2023,
	kms_per_year: 10_000,
	reference: { years: 3, kms: 35_000 },
	groups: {
		japanese: {
			makes: ['Mazda', 'Land Cruisers'],
			per_year: 0.1,
			per_1000_kms: 0.002,
			error: { version: 0.05, model: 0.09 },
		},
	},
	prices: {
		mazda: { '3': 20_000, cx5: 30_000, cx5maxx: 29_000, cx5maxxsport: 28_000 },
		toyota: { corolla: 25_000 },
		landcruisers: { prado: 60_000 },
	},
};
const price = (model: string, change: { make?: string; age?: number; kms?: number } = {}) =>
	askingPrice(TABLE, { make: 'Mazda', age: 3, kms: 35_000, ...change, model });

test.each([
	{ typed: 'CX-5', price: 30_000, error: 0.09 },
	{ typed: 'cx 5', price: 30_000, error: 0.09 },
	{ typed: 'CX-5 GT', price: 30_000, error: 0.09 },
	{ typed: 'CX-5 Maxx Sport (4x2)', price: 28_000, error: 0.05 },
	{ typed: 'Mazda3', price: 20_000, error: 0.09 },
	{ typed: 'Mazda CX-5', price: 30_000, error: 0.09 },
])('“$typed” has the price of the longest known name', ({ typed, ...expected }) => {
	expect(price(typed)).toMatchObject({ ...expected, usual_kms: 35_000, kms_amount: 0 });
});

test.each([
	['another model with the same beginning', 'CX-50', {}],
	['an unknown model', 'MX-5', {}],
	['a model of another make', 'Corolla', {}],
	['a make in no group', 'Corolla', { make: 'Toyota' }],
	['an unknown make', 'CX-5', { make: 'Trabant' }],
	['a property of every object', 'constructor', {}],
	['nothing', ' ', {}],
])('%s has no price', (_, model, change) => {
	expect(price(model, change)).toBeNull();
});

test('a price falls by its group’s rate with each year, and separately with the kilometres', () => {
	const older = price('CX-5', { age: 4, kms: 55_000 });
	// A year with its usual 10,000 km, then 10,000 km more than usual.
	expect(older?.usual_kms).toBe(45_000);
	expect(older?.price).toBeCloseTo(30_000 * Math.exp(-0.1 - 0.02), 5);
	expect((older?.price ?? 0) + (older?.kms_amount ?? 0)).toBeCloseTo(30_000 * Math.exp(-0.1 - 0.04), 5);
	expect(price('CX-5', { kms: 5_000 })?.kms_amount).toBeGreaterThan(0);
});

test('a model’s name has up to four words', () => {
	expect(modelNames('Land Cruiser Prado GXL (4x4)')).toEqual([
		'land',
		'landcruiser',
		'landcruiserprado',
		'landcruiserpradogxl',
	]);
});
