import { expect, test } from 'vitest';
import { afterScroll } from './watch-header.ts';

test.each([
	{
		name: 'comes back when the page is scrolled up',
		before: { y: 900, isBack: false },
		y: 880,
		isBack: true,
	},
	{ name: 'leaves when the page is scrolled down', before: { y: 900, isBack: true }, y: 920, isBack: false },
	{ name: 'ignores a trembling finger', before: { y: 900, isBack: false }, y: 895, isBack: false },
	{ name: 'stays during small movements', before: { y: 900, isBack: true }, y: 905, isBack: true },
	{ name: 'stays in its place at the top of the page', before: { y: 60, isBack: true }, y: 0, isBack: false },
	{ name: 'does not follow a bounce past the top', before: { y: 0, isBack: false }, y: -40, isBack: false },
])('the header $name', ({ before, y, isBack }) => {
	expect(afterScroll(before, y).isBack).toBe(isBack);
});

test('small scroll movements in one direction add up', () => {
	const moved = [897, 894, 891].reduce(afterScroll, { y: 900, isBack: false });

	expect(moved.isBack).toBe(true);
});
