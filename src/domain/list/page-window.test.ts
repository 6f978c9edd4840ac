import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
	{ name: 'two pages', count: 2, current: 1, expected: '1 2' },
	{ name: 'the first of many', count: 9, current: 1, expected: '1 2 … 9' },
	{ name: 'in the middle', count: 9, current: 5, expected: '1 … 4 5 6 … 9' },
	{ name: 'the last of many', count: 9, current: 9, expected: '1 … 8 9' },
	{ name: 'a gap of one page is shown', count: 9, current: 4, expected: '1 2 3 4 5 … 9' },
	{ name: 'two hundred pages', count: 209, current: 100, expected: '1 … 99 100 101 … 209' },
])('page links: $name', ({ count, current, expected }) => {
	const shown = pageWindow(count, current).map((page) => page ?? '…');

	expect(shown.join(' ')).toBe(expected);
});
