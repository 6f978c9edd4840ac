import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

test('a differing pixel is marked in its square and in those beside it, and nothing else is', () => {
	const [width, height] = [100, 60];
	const data = new Uint8Array(width * height * 4);
	data[(30 * width + 50) * 4 + 3] = 255;
	const marks = marksOf({ data, width, height });
	const isMarked = (column: number, row: number) => marks[(row * width + column) * 4 + 3] !== 0;
	expect([isMarked(50, 30), isMarked(36, 12), isMarked(71, 47)]).toEqual([true, true, true]);
	expect([isMarked(35, 30), isMarked(72, 30), isMarked(50, 11), isMarked(50, 48)]).toEqual([
		false,
		false,
		false,
		false,
	]);
});

test('marks end at the edges of a picture', () => {
	const data = new Uint8Array(5 * 5 * 4).fill(255);
	expect(marksOf({ data, width: 5, height: 5 })).toHaveLength(100);
});
