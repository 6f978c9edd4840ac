import { describe, expect, test } from 'vitest';
import { activeTiles, scheduledTiles } from './scheduled-tiles.ts';

const always = (title: string) => ({ title, from: null, until: null });
const until = (title: string, until: number) => ({ title, from: null, until });

const at = (positions: number[], items: ReturnType<typeof until | typeof always>[], now = 0) =>
	activeTiles({ positions, items }, now).map(({ title, position }) => `${position} ${title}`);

describe('positions that dealers give tiles', () => {
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

test('an expired tile is replaced by the next', () => {
	expect(at([2, 4], [until('a', 1000), always('b')], 5000)).toEqual(['2 b', '4 b']);
	expect(at([2, 4], [until('a', 1000)], 5000)).toEqual([]);
});

describe('tiles of a rendered list, between two builds (PROMO-008)', () => {
	const HOUR = 3_600_000;
	const from = (title: string, from: number) => ({ title, from, until: null });
	const rendered = (items: Parameters<typeof at>[1]) =>
		scheduledTiles({ positions: [2, 4], items }, 0).map(
			({ title, position, from, until, isToCome }) =>
				`${position} ${title} ${isToCome ? (from ?? 0) / HOUR : 'now'} to ${until === null ? 'the end' : (until + 1) / HOUR}`,
		);

	test('tiles without an end are rendered once', () => {
		expect(rendered([always('a'), always('b')])).toEqual(['2 a now to the end', '4 b now to the end']);
	});

	test('a tile that starts takes its place in order', () => {
		expect(rendered([always('a'), from('b', HOUR) as never])).toEqual([
			'2 a now to the end',
			'4 a now to 1',
			'4 b 1 to the end',
		]);
	});

	test('a tile that ends is replaced by the next, which keeps its time', () => {
		expect(rendered([until('a', 2 * HOUR - 1), always('b')])).toEqual([
			'2 a now to 2',
			'4 b now to the end',
			'2 b 2 to the end',
		]);
	});

	test('a tile that is due after the next build is not rendered', () => {
		expect(rendered([always('a'), from('b', 72 * HOUR) as never])).toEqual([
			'2 a now to the end',
			'4 a now to the end',
		]);
	});
});
