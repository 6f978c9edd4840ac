import { describe, expect, test } from 'vitest';
import type { SavedVehicle, ViewedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { MOST_COMPARED, withTicked } from './compared-vehicles.ts';
import { withToggled } from './favourites.ts';
import { readSavedVehicles } from './saved-vehicles.ts';
import { KEPT_VIEWED, withViewed } from './viewed-vehicles.ts';

function vehicle(id: string): SavedVehicle {
	return {
		id,
		name: `2025 Kia ${id}`,
		slug: `kia-${id}`,
		make: 'Kia',
		model: id,
		primary_image_url: null,
	};
}

const vehicles = (...ids: string[]) => ids.map(vehicle);
const idsOf = (list: readonly SavedVehicle[]) => list.map(({ id }) => id).join(' ');
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const viewed = (id: string): ViewedVehicle => ({
	...vehicle(id),
	stocknum: `S${id}`,
	body: null,
	simple_body: 'suv',
});

describe('saving a vehicle (LOCAL-002)', () => {
	test.each([
		{ name: 'the first', saved: [], pressed: 'a', expected: 'a' },
		{ name: 'another vehicle, which comes first', saved: ['a'], pressed: 'b', expected: 'b a' },
		{ name: 'a saved vehicle, which is then removed', saved: ['b', 'a'], pressed: 'b', expected: 'a' },
		{ name: 'the last one, which leaves none', saved: ['a'], pressed: 'a', expected: '' },
	])('$name', ({ saved, pressed, expected }) => {
		expect(idsOf(withToggled(vehicles(...saved), vehicle(pressed)))).toBe(expected);
	});

	test('there is no limit (resolution 100)', () => {
		const saved = numbered(300).reduce(
			(list, id) => withToggled(list, vehicle(id)),
			[] as readonly SavedVehicle[],
		);
		expect(saved).toHaveLength(300);
	});

	test('an entry holds what LOCAL-003 lists and nothing else', () => {
		expect(Object.keys(withToggled([], viewed('a'))[0] ?? {})).toEqual([
			'id',
			'name',
			'slug',
			'make',
			'model',
			'primary_image_url',
		]);
	});
});

describe('ticking a vehicle to compare (resolution 97)', () => {
	test.each([
		{ name: 'the fourth', compared: ['a', 'b', 'c'], pressed: 'd', expected: 'a b c d' },
		{
			name: 'a fifth vehicle, for which there is no room',
			compared: ['a', 'b', 'c', 'd'],
			pressed: 'e',
			expected: 'a b c d',
		},
		{
			name: 'one of four vehicles, which is then removed',
			compared: ['a', 'b', 'c', 'd'],
			pressed: 'b',
			expected: 'a c d',
		},
	])('$name', ({ compared, pressed, expected }) => {
		expect(idsOf(withTicked(vehicles(...compared), vehicle(pressed)))).toBe(expected);
	});

	test('at most four vehicles are compared', () => expect(MOST_COMPARED).toBe(4));
});

describe('recently viewed vehicles (LOCAL-004)', () => {
	test.each([
		{ name: 'a new one comes first', before: ['b', 'a'], seen: 'c', expected: 'c b a' },
		{ name: 'one seen before moves to the front', before: ['c', 'b', 'a'], seen: 'a', expected: 'a c b' },
	])('$name', ({ before, seen, expected }) => {
		expect(idsOf(withViewed(before.map(viewed), viewed(seen)))).toBe(expected);
	});

	test.each([
		{ before: KEPT_VIEWED - 1, last: '19' },
		{ before: KEPT_VIEWED, last: '19' },
	])('after $before others, the last twenty are stored (resolution 100)', ({ before, last }) => {
		const after = withViewed(numbered(before).map(viewed), viewed('new'));
		expect(after).toHaveLength(20);
		expect(after[0]?.id).toBe('new');
		expect(after.at(-1)?.id).toBe(last);
	});
});

describe('reading the storage', () => {
	const good = vehicle('a');
	test.each([
		{ name: 'vehicles', stored: [good], expected: 'a' },
		{ name: 'one twice', stored: [good, { ...good, name: 'again' }], expected: 'a' },
		{ name: 'nothing', stored: null, expected: '' },
		{ name: 'no list', stored: { 0: good }, expected: '' },
		{ name: 'entries of another type', stored: ['a', 7, null, [good], good], expected: 'a' },
		{ name: 'an entry without a name', stored: [{ ...good, name: undefined }], expected: '' },
		{ name: 'an entry with a number for an id', stored: [{ ...good, id: 7 }], expected: '' },
		{ name: 'an entry without an id', stored: [{ ...good, id: '' }], expected: '' },
		{ name: 'an address for a slug', stored: [{ ...good, slug: '../../evil' }], expected: '' },
		{ name: 'a picture that is not an address', stored: [{ ...good, primary_image_url: {} }], expected: '' },
	])('$name', ({ stored, expected }) => {
		expect(idsOf(readSavedVehicles(stored))).toBe(expected);
	});

	test('unknown fields of a stored vehicle are dropped', () => {
		expect(readSavedVehicles([{ ...good, cost: 1 }])).toEqual([good]);
	});
});
