import { expect, test } from 'vitest';
import { type Vehicle, VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { compactVehicle, wholeVehicle } from './compact-vehicle.ts';

const BARE = { id: '1', make: 'Kia', model: 'Rio' };

const FULL = {
	...BARE,
	price: 0,
	show_on_dealer_website: false,
	preorder: true,
	status: 'sold',
	sold_date_timestamp: 1_795_167_000,
	car_type: 'new',
	item_type: 'caravan',
	images: [{ image: { url: '/a.jpg', width: 5 } }],
	standardEquipment: ['Tow bar'],
	thumbnails: ['/a.jpg'],
	location: { name: 'Kew', address: { city: 'Kew' }, distribution_locations: ['Hawthorn'] },
	variant: { cylinders: 4 },
	specifications: { sleeps: 4 },
	autograb_data: { source: 'Market' },
	finance_lenders: { manual: { interestRate: 5, term3: 99 } },
};

const vehicle = (record: object): Vehicle => ({ ...VehicleSchema.parse(record), slug: 'rio' });

test.each([
	{ name: 'without any known field', record: BARE },
	{ name: 'with a field of every kind', record: FULL },
	{ name: 'with an unusual id', record: { ...BARE, id: '?' } },
	{ name: 'with a location without any known field', record: { ...BARE, location: {} } },
])('a vehicle $name is read back unchanged', ({ record }) => {
	const before = vehicle(record);
	const kept = JSON.parse(JSON.stringify(compactVehicle(before)));
	expect(JSON.stringify(wholeVehicle(kept))).toBe(JSON.stringify(before));
});

test('unknown fields take no space', () => {
	expect(compactVehicle(vehicle(BARE))).toEqual({ ...BARE, slug: 'rio' });
});

test('a stored vehicle is a record that the contract reads as the same vehicle', () => {
	expect(VehicleSchema.parse(compactVehicle(vehicle(FULL)))).toEqual(vehicle(FULL));
});
