import { expect, test } from 'vitest';
import { type FeedVehicle, VehicleSchema } from '../domain/vehicle/record/vehicle.ts';
import { unknownWords } from './unknown-words.ts';

const words = (...records: Partial<FeedVehicle>[]) =>
	unknownWords(
		records.map((record, index) => ({
			...VehicleSchema.parse({ id: String(index), make: 'Kia', model: 'Rio', ...record }),
			slug: String(index),
		})),
	);

test('known makes and bodies, and those a feed leaves open, need no note', () => {
	expect(
		words({ simple_body: 'SUV' }, { simple_body: null }, { make: 'MERCEDES-BENZ', simple_body: 'ute' }),
	).toEqual([]);
});

test('unknown ones are counted, with what was most likely meant', () => {
	expect(
		words(
			{ make: 'Mitsubshi', simple_body: 'Spaceship' },
			{ make: 'Mitsubshi' },
			{ make: 'Qwertz', simple_body: 'Sedann' },
		),
	).toEqual([
		'makes the product does not know: "Mitsubshi" (2, did you mean "Mitsubishi"?), "Qwertz" (1)',
		'bodies the product does not know: "Spaceship" (1), "Sedann" (1, did you mean "Sedan"?)',
	]);
});
