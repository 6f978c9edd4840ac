import { expect, test } from 'vitest';
import { aVehicle } from '../../tests/fixtures/search-document.ts';
import { FreshFieldsSchema } from '../contracts/fresh-facts.ts';
import { isFreshFields, stockVersion } from './fresh-fields.ts';

const fields = FreshFieldsSchema.parse(aVehicle({ offer_price: 51_000, reserved: true }));

test('what the contract allows, browsers take', () => {
	expect(isFreshFields(fields)).toBe(true);
});

test.each([
	...Object.keys(fields).map((field) => ({
		name: `without ${field}`,
		value: { ...fields, [field]: undefined },
	})),
	{ name: 'a price in words', value: { ...fields, price: '$51,000' } },
	{ name: 'a price that is no number', value: { ...fields, price: Number.NaN } },
	{ name: 'an unknown condition', value: { ...fields, car_type: 'vintage' } },
	{ name: 'an unknown price type', value: { ...fields, price_type: 'cheap' } },
	{ name: 'no record', value: 'sold' },
	{ name: 'nothing', value: null },
])('neither takes anything else: $name', ({ value }) => {
	expect(isFreshFields(value)).toBe(false);
	expect(FreshFieldsSchema.safeParse(value).success).toBe(false);
});

test.each([
	{ updated_at: '2026-11-20T01:02:03.456Z', expected: Date.UTC(2026, 10, 20, 1, 2, 3) / 1000 },
	{ updated_at: null, expected: 0 },
])('a record changed at $updated_at has the version $expected', ({ updated_at, expected }) => {
	expect(stockVersion({ updated_at })).toBe(expected);
});
