import { expect, test } from 'vitest';
import { pictureAt, stepTo } from './watch-gallery.ts';

test.each([
	{ name: 'at the start', scrollLeft: 0, expected: 0 },
	{ name: 'less than half way to the second', scrollLeft: 390, expected: 0 },
	{ name: 'more than half way to the second', scrollLeft: 410, expected: 1 },
	{ name: 'pulled past the last', scrollLeft: 9_999, expected: 4 },
	{ name: 'pulled before the first', scrollLeft: -40, expected: 0 },
])('the count is that of the visible picture: $name', ({ scrollLeft, expected }) => {
	expect(pictureAt({ scrollLeft, clientWidth: 800 }, 5)).toBe(expected);
});

test('a gallery that is not laid out yet shows its first picture', () => {
	expect(pictureAt({ scrollLeft: 0, clientWidth: 0 }, 5)).toBe(0);
});

test.each([
	{ name: 'on', current: 1, step: 1, expected: 2 },
	{ name: 'back', current: 1, step: -1, expected: 0 },
	{ name: 'on from the last', current: 4, step: 1, expected: 0 },
	{ name: 'back from the first', current: 0, step: -1, expected: 4 },
])('the arrows continue at the other end: $name', ({ current, step, expected }) => {
	expect(stepTo(current, step, 5)).toBe(expected);
});
