import { expect, test } from 'vitest';
import type { Refinements } from '../state.ts';
import { listTitle, titledRefinements } from './list-title.ts';

const CARS = { one: 'car', many: 'cars' };

test.each<{ refinements: Refinements; expected: string }>([
	{ refinements: {}, expected: 'New, demo and used cars' },
	{ refinements: { car_type: ['new', 'demo'] }, expected: 'New and demo cars' },
	{ refinements: { car_type: ['used'] }, expected: 'Used cars' },
	{ refinements: { make: ['Toyota'], car_type: ['used'] }, expected: 'Toyota' },
	{ refinements: { make: ['Toyota'], make_model: ['Toyota Corolla'] }, expected: 'Toyota Corolla' },
	{ refinements: { make: ['Toyota'], make_model: ['Toyota Corolla', 'Toyota Camry'] }, expected: 'Toyota' },
	{ refinements: { make: ['Toyota', 'Kia'] }, expected: 'New, demo and used cars' },
	{ refinements: { body: ['Ute'] }, expected: 'Utes' },
	{ refinements: { body: ['Caravan'] }, expected: 'Caravans' },
	{ refinements: { body: ['Camper trailer'] }, expected: 'Camper trailers' },
	{ refinements: { body: ['Bus'] }, expected: 'Buses' },
	{ refinements: { body: ['Cab chassis'] }, expected: 'Cab chassis' },
	{ refinements: { body: ['Hatch'] }, expected: 'Hatchbacks' },
	{ refinements: { body: ['Naked'] }, expected: 'Naked motorcycles' },
	{ refinements: { body: ['Hearse'] }, expected: 'Hearse cars' },
	{ refinements: { body: ['Ute', 'SUV'] }, expected: 'New, demo and used cars' },
])('a list has the heading $expected', ({ refinements, expected }) => {
	expect(listTitle(refinements, CARS)).toBe(expected);
});

test('an unknown make or body is not in the heading of an empty list', () => {
	const asked = { make: ['Call me'], make_model: ['Call me Now'], body: ['Spaceship'], car_type: ['used'] };
	expect(listTitle(titledRefinements(asked, 0), CARS)).toBe('Used cars');
	expect(listTitle(titledRefinements({ make: ['Lexus'] }, 0), CARS)).toBe('Lexus');
	expect(listTitle(titledRefinements({ make: ['Lexus'], make_model: ['Lexus LFA'] }, 0), CARS)).toBe(
		'Lexus LFA',
	);
	expect(listTitle(titledRefinements({ make: ['Packard'] }, 1), CARS)).toBe('Packard');
});
