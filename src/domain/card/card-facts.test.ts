import { expect, test } from 'vitest';
import { cardFacts, type FactVehicle } from './card-facts.ts';

const VAN: FactVehicle = {
	item_type: 'caravan',
	car_type: 'used',
	certified: false,
	km: null,
	simple_transmission: null,
	trans: null,
	simple_fuel: null,
	fuel: null,
	engine_size: null,
	specifications: { body_length: 22.3, sleeps: 4, aggregate_trailer_mass: 2_950 },
};

const texts = (fields: Partial<FactVehicle>) =>
	cardFacts({ ...VAN, ...fields }).map(({ text }) => text.replaceAll('\u00a0', ' '));

test('the card of a towed caravan has its length, berths and ATM', () => {
	expect(texts({})).toEqual(['Used', '6.8 m', 'Sleeps 4', 'ATM 2,950 kg']);
});

test('the card of a motorhome has its odometer instead of a trailer’s mass', () => {
	const specifications = { ...VAN.specifications, aggregate_trailer_mass: null };
	expect(texts({ km: 48_100, specifications })).toEqual(['Used', '48,100 km', '6.8 m', 'Sleeps 4']);
});

test('the card of a car has its condition, transmission, odometer and fuel, in this order (CARD-006)', () => {
	const car = {
		item_type: 'car',
		km: 48_210,
		simple_transmission: 'Automatic',
		simple_fuel: 'Hybrid',
	} as const;
	expect(texts(car)).toEqual(['Used', 'Automatic', '48,210 km', 'Hybrid']);
	const exact = { simple_transmission: null, simple_fuel: null, trans: '8-Speed Automatic', fuel: 'Diesel' };
	expect(texts({ ...car, ...exact, certified: true })).toEqual([
		'Certified Used',
		'8-Speed Automatic',
		'48,210 km',
		'Diesel',
	]);
});
