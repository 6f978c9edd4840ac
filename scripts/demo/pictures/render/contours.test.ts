import { expect, test } from 'vitest';
import { contoursAt } from './contours.ts';

const SIZE = 60;
const disc = Float32Array.from(
	{ length: SIZE * SIZE },
	(_, i) => 20 - Math.hypot((i % SIZE) - 30, Math.floor(i / SIZE) - 30),
);

test('the contour of a disc is one loop at its radius', () => {
	const loops = contoursAt({ width: SIZE, height: SIZE, values: disc }, 5);
	expect(loops).toHaveLength(1);
	for (const [x, y] of loops[0] ?? []) expect(Math.hypot(x - 30, y - 30)).toBeCloseTo(15, 0);
});

test('a hole is a separate loop', () => {
	const ring = disc.map((v) => (v > 15 ? 0 : v));
	expect(contoursAt({ width: SIZE, height: SIZE, values: ring }, 5)).toHaveLength(2);
});

test('a level above everything gives no loop', () => {
	expect(contoursAt({ width: SIZE, height: SIZE, values: disc }, 50)).toEqual([]);
});
