import { expect, test } from 'vitest';
import { viewContent } from './view-content.ts';

const COROLLA = {
	id: 'a1',
	make: 'Toyota',
	model: 'Corolla',
	year: 2021,
	car_type: 'used',
	certified: false,
	simple_body: 'hatchback',
} as const;

test('a pixel event has the facts of the vehicle, in Australian dollars (ANALYTICS-015)', () => {
	expect(viewContent(COROLLA, 24_990)).toEqual({
		content_type: 'vehicle',
		content_ids: ['a1'],
		make: 'Toyota',
		model: 'Corolla',
		year: 2021,
		price: 24_990,
		value: 24_990,
		currency: 'AUD',
		state_of_vehicle: 'USED',
		body_style: 'HATCHBACK',
	});
});

test('unknown facts are omitted, and so is the currency without a price', () => {
	const bare = { ...COROLLA, make: '', model: '', year: null, simple_body: null };
	expect(viewContent(bare, null)).toEqual({
		content_type: 'vehicle',
		content_ids: ['a1'],
		state_of_vehicle: 'USED',
	});
});

test.each([
	{ car_type: 'new', certified: false, state: 'NEW' },
	{ car_type: 'new', certified: true, state: 'NEW' },
	{ car_type: 'demo', certified: true, state: 'USED' },
	{ car_type: 'used', certified: false, state: 'USED' },
	{ car_type: 'used', certified: true, state: 'CPO' },
] as const)('a $car_type vehicle, certified $certified, is $state', ({ state, ...facts }) => {
	expect(viewContent({ ...COROLLA, ...facts }, null).state_of_vehicle).toBe(state);
});

test.each([
	{ body: 'Ute', style: 'TRUCK' },
	{ body: 'stationWagon', style: 'WAGON' },
	{ body: 'people-mover', style: 'MINIVAN' },
	{ body: 'suv', style: 'SUV' },
	{ body: 'caravan', style: 'OTHER' },
	{ body: 'spaceship', style: 'OTHER' },
])('the body $body is of the style $style', ({ body, style }) => {
	expect(viewContent({ ...COROLLA, simple_body: body }, null).body_style).toBe(style);
});
