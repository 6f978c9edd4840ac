import { expect, test } from 'vitest';
import { risen } from './show-views.ts';

test.each([
	{ elapsed: -5, expected: 0 },
	{ elapsed: 0, expected: 0 },
	{ elapsed: 999, expected: 42 },
	{ elapsed: 1000, expected: 42 },
	{ elapsed: 5000, expected: 42 },
])('42 views show as $expected after $elapsed ms (VDPACT-037)', ({ elapsed, expected }) => {
	expect(risen(42, elapsed)).toBe(expected);
});

test('the shown number of views never falls', () => {
	const shown = Array.from({ length: 101 }, (_, index) => risen(4200, index * 10));
	expect(shown).toEqual(shown.toSorted((a, b) => a - b));
	expect(new Set(shown).size).toBeGreaterThan(50);
});
