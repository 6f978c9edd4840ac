import { expect, test } from 'vitest';
import { olderThan } from './older-than.ts';

const now = new Date('2026-11-20T00:00:00.000Z');

test.each([
	['1d', '2026-11-19T00:00:00.000Z'],
	['400d', '2025-10-16T00:00:00.000Z'],
	['0d', '2026-11-20T00:00:00.000Z'],
])('%s ago', (age, expected) => {
	expect(olderThan(age, now)?.toISOString()).toBe(expected);
});

test.each(['', 'd', '-1d', '1.5d', '1', '1y', '123456d'])('"%s" is not an age', (age) => {
	expect(olderThan(age, now)).toBeNull();
});
