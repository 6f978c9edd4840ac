import { expect, test } from 'vitest';
import { withTiles } from './with-tiles.ts';

const shown = (items: string[], positions: number[]) =>
	withTiles(
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
	{ name: 'beyond the end', positions: [4], expected: ['a', 'b', 'c'] },
	{ name: 'no place at all', positions: [0, -1], expected: ['a', 'b', 'c'] },
])('$name', ({ positions, expected }) => {
	expect(shown(['a', 'b', 'c'], positions)).toEqual(expected);
});

test('an empty page has no tiles', () => {
	expect(shown([], [1])).toEqual([]);
});
