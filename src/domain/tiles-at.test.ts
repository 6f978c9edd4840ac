import { describe, expect, test } from 'vitest';
import { tilesAt } from './tiles-at.ts';

const always = (title: string) => ({ title, from: null, until: null });
const until = (title: string, until: number) => ({ title, from: null, until });

const at = (positions: number[], items: ReturnType<typeof until | typeof always>[], now = 0) =>
	tilesAt({ positions, items }, now).map(({ title, position }) => `${position} ${title}`);

describe('places of dealers', () => {
	test.each([
		['PROMO-011', [8, 17], ['8 a', '17 b']],
		['PROMO-012', [5, 10, 15, 20, 25, 30], ['5 a', '10 b', '15 a', '20 b', '25 a', '30 b']],
		['PROMO-013', [6], ['6 a']],
		['PROMO-014', [9], ['9 a']],
		['PROMO-015', [4], ['4 a']],
	])('%s', (_, positions, tiles) => {
		expect(at(positions, [always('a'), always('b')])).toEqual(tiles);
	});
});

test('a tile whose time is over leaves its place to the next', () => {
	expect(at([2, 4], [until('a', 1000), always('b')], 5000)).toEqual(['2 b', '4 b']);
	expect(at([2, 4], [until('a', 1000)], 5000)).toEqual([]);
});
