import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseColourOf } from '../vehicle/attributes/base-colour.ts';
import { BODY_TYPES } from '../vehicle/attributes/body-types.ts';
import { ITEM_TYPES } from '../vehicle/attributes/item-type.ts';
import { drawnVehicle } from './drawn-vehicle.ts';

test.each([
	['a ute', 'car', 'Ute', 'Meteor Grey', { body: 'ute', colour: 'grey' }],
	['a dual cab', 'car', 'dual cab', 'Snowflake White', { body: 'ute', colour: 'white' }],
	['a station wagon', 'car', 'Station Wagon', 'Red', { body: 'wagon', colour: 'red' }],
	['a people mover', 'car', 'People mover', 'Starlight', { body: 'van', colour: null }],
	['a motorhome', 'car', 'Motorhome', 'white', { body: null, colour: 'white' }],
	['a car whose body is unknown', 'car', null, null, { body: null, colour: null }],
	['a motorcycle', 'motorcycle', 'naked', 'green', { body: 'motorcycle', colour: 'green' }],
	['a caravan', 'caravan', null, 'white', { body: 'caravan', colour: 'white' }],
] as const)('%s has the drawing of its body and colour', (_name, itemType, body, colour, drawing) => {
	expect(drawnVehicle(itemType, body, colour)).toEqual(drawing);
});

test('every drawing that can be chosen exists, in every basic colour', () => {
	const folder = join(import.meta.dirname, '../../features/trade-in/drawings');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.svg'),
	);
	const named = Object.values(BODY_TYPES).map(({ slug }) => drawnVehicle('car', slug, null).body);
	for (const body of [...named, 'motorcycle', 'caravan']) if (body) expect(files).toContain(`${body}.svg`);
	for (const body of [...named, 'motorcycle', 'caravan'])
		for (const side of ['rear_corner', 'driver_side', 'front'])
			if (body) expect(files).toContain(join('views', `${body}-${side}.svg`));
	for (const kind of ITEM_TYPES) expect(files).toContain(join('views', `${kind}-inside.svg`));
	// Their interior is not painted.
	const painted = files.filter((file) => !/(car|caravan)-inside/.test(file));
	const colours = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Beige', 'Brown', 'Gold'];
	for (const colour of [...colours, 'Orange', 'Yellow', 'Purple', 'Pink']) {
		expect(baseColourOf(colour)).toBe(colour);
		for (const file of painted)
			expect(readFileSync(join(folder, file), 'utf8')).toContain(`<view id="${colour.toLowerCase()}"`);
	}
});
