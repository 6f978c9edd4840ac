import { expect, test } from 'vitest';
import { insertTiles } from './insert-tiles.ts';

const shown = (items: string[], positions: number[]) =>
	insertTiles(
		items,
		positions.map((position) => ({ position })),
	).map((place) => (place.kind === 'item' ? place.item : `tile ${place.tile.position}`));

test.each([
	{ name: 'no tiles', positions: [], expected: ['a', 'b', 'c'] },
	{ name: 'the first place', positions: [1], expected: ['tile 1', 'a', 'b', 'c'] },
	{
		name: 'places count the tiles before them',
		positions: [4, 2],
		expected: ['a', 'tile 2', 'b', 'tile 4', 'c'],
	},
	{ name: 'the last place before the end', positions: [3], expected: ['a', 'b', 'tile 3', 'c'] },
	{ name: 'the place after the last', positions: [4], expected: ['a', 'b', 'c', 'tile 4'] },
	{ name: 'beyond the end', positions: [5], expected: ['a', 'b', 'c'] },
	{ name: 'the end behind another tile', positions: [2, 5], expected: ['a', 'tile 2', 'b', 'c', 'tile 5'] },
	{
		name: 'two tiles at one place, of which one is shown',
		positions: [2, 2, 4],
		expected: ['a', 'tile 2', 'tile 2', 'b', 'tile 4', 'c'],
	},
	{ name: 'no place at all', positions: [0, -1], expected: ['a', 'b', 'c'] },
])('$name', ({ positions, expected }) => {
	expect(shown(['a', 'b', 'c'], positions)).toEqual(expected);
});

test('a full page of 24 vehicles has 30 places with six tiles (PROMO-012)', () => {
	const places = shown(
		Array.from({ length: 24 }, (_, index) => `car ${index}`),
		[5, 10, 15, 20, 25, 30],
	);
	expect(places).toHaveLength(30);
	expect([4, 9, 14, 19, 24, 29].map((index) => places[index])).toEqual(
		[5, 10, 15, 20, 25, 30].map((position) => `tile ${position}`),
	);
});

test('an empty page has no tiles', () => {
	expect(shown([], [1])).toEqual([]);
});
