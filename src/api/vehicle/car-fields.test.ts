import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { isCarFields } from './car-fields.ts';
import { CarFieldsSchema } from './car-fields-schema.ts';

const fields = z.parse(CarFieldsSchema, aVehicle({ offer_price: 51_000, reserved: true }));

test('pages accept every answer of the service', () => {
	expect(isCarFields(fields)).toBe(true);
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
])('neither accepts anything else: $name', ({ value }) => {
	expect(isCarFields(value)).toBe(false);
	expect(z.safeParse(CarFieldsSchema, value).success).toBe(false);
});
