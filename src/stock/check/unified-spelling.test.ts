import { expect, test } from 'vitest';
import { type FeedVehicle, VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { withUnifiedSpelling } from './unified-spelling.ts';

const spelt = (...records: Partial<FeedVehicle>[]) =>
	withUnifiedSpelling(
		records.map((record, index) => ({
			...VehicleSchema.parse({ id: String(index), ...record }),
			slug: String(index),
		})),
	);
const colours = (...values: string[]) =>
	spelt(...values.map((colour) => ({ colour }))).map(({ colour }) => colour);

test.each([
	{ written: ['black', 'Black', 'black'], read: 'Black' },
	{ written: ['WHITE', 'WHITE'], read: 'White' },
	{ written: ['glacier  white', 'Glacier White'], read: 'Glacier White' },
	{ written: ['Deep-Sea blue', 'deep-sea BLUE', 'Deep-Sea blue'], read: 'Deep-Sea blue' },
])('the colours $written are all read as $read', ({ written, read }) => {
	expect(new Set(colours(...written))).toEqual(new Set([read]));
});

test('words in capitals stay in capitals, and models keep their maker’s spelling', () => {
	const [first, second, third] = spelt(
		{ simple_transmission: 'CVT', simple_body: 'suv', model: 'CX-5', badge: 'GT', simple_fuel: 'DIESEL' },
		{ simple_transmission: 'cvt', simple_body: 'suv', model: 'cx-5', badge: 'gt', simple_fuel: 'diesel' },
		{ simple_transmission: 'MANUAL', model: 'CX-5', badge: 'GT', standardEquipment: ['Tow bar'] },
	);
	expect(first).toMatchObject({
		simple_transmission: 'CVT',
		simple_body: 'SUV',
		model: 'CX-5',
		badge: 'GT',
		simple_fuel: 'Diesel',
	});
	expect(second).toMatchObject({
		simple_transmission: 'CVT',
		simple_body: 'SUV',
		model: 'CX-5',
		badge: 'GT',
		simple_fuel: 'Diesel',
	});
	expect(third).toMatchObject({ simple_transmission: 'Manual', simple_body: null });
});

test('features with different spelling are also one value', () => {
	const features = spelt(
		{ standardEquipment: ['Tow bar'] },
		{ standardEquipment: ['Tow Bar'] },
		{ standardEquipment: ['tow bar', 'Tow bar'] },
	);
	expect(features.flatMap(({ standardEquipment }) => standardEquipment)).toEqual([
		'Tow bar',
		'Tow bar',
		'Tow bar',
		'Tow bar',
	]);
});
