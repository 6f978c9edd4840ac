import { expect, test } from 'vitest';
import { type BookedVehicle, bookedVehicleProblems } from './booked-vehicle.ts';

test.each<{ vehicle: BookedVehicle; fields: string[] }>([
	{ vehicle: { rego: '1AB2CD' }, fields: [] },
	{ vehicle: { rego: '', make: 'Toyota', model: 'HiLux', year: '2021', kms: '45,000 km' }, fields: [] },
	{ vehicle: { rego: ' ', make: 'Toyota', model: '' }, fields: ['Rego'] },
	{ vehicle: { rego: '1AB2CD', year: '21' }, fields: ['year'] },
	{ vehicle: { rego: '1AB2CD', year: '2028' }, fields: ['year'] },
	{ vehicle: { rego: '1AB2CD', year: '2027' }, fields: [] },
	{ vehicle: { rego: '1AB2CD', kms: 'a lot' }, fields: ['kms'] },
])('a service booking of $vehicle lacks $fields', ({ vehicle, fields }) => {
	expect(bookedVehicleProblems(vehicle, 2026).map(({ field }) => field)).toEqual(fields);
});
