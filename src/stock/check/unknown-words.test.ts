import { expect, test } from 'vitest';
import { type FeedVehicle, VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { unknownWords } from './unknown-words.ts';

const words = (...records: Partial<FeedVehicle>[]) =>
	unknownWords(
		records.map((record, index) => ({
			...VehicleSchema.parse({ id: String(index), make: 'Kia', model: 'Rio', ...record }),
			slug: String(index),
		})),
	);

test('known and missing makes and bodies need no note', () => {
	expect(
		words({ simple_body: 'SUV' }, { simple_body: null }, { make: 'MERCEDES-BENZ', simple_body: 'ute' }),
	).toEqual([]);
});

test('unknown makes and bodies are counted, with the nearest known name', () => {
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
