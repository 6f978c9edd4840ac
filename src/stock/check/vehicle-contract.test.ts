import { expect, test } from 'vitest';
import { z } from 'zod';
import { VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { vehicleContracts } from './vehicle-contract.ts';

test('the contract has its fast path', () => {
	expect(() => z.compile(VehicleSchema, { strict: true })).not.toThrow();
});

test('the fast path is used for many records only', () => {
	const contract = vehicleContracts();
	for (let record = 0; record < 100; record++) expect(contract()).toBe(VehicleSchema);
	const fast = contract();
	expect(fast).not.toBe(VehicleSchema);
	expect(contract()).toBe(fast);
});

test.each([
	{ id: 1 },
	{
		id: 'a',
		make: 'Kia',
		price: '$23,990',
		images: [{ image: { url: '/a.jpg' } }],
		location: { address: { city: 'Kew' } },
	},
	{ id: 'a', finance_lenders: { manual: { interestRate: 5, term3: '99.50', cost: 1 } }, cost_price: 9000 },
])('the fast path gives what the contract gives, keys in the same order', (record) => {
	expect(JSON.stringify(afterMany().parse(record))).toBe(JSON.stringify(VehicleSchema.parse(record)));
});

function afterMany(): typeof VehicleSchema {
	const contract = vehicleContracts();
	for (let record = 0; record < 100; record++) contract();
	return contract();
}
