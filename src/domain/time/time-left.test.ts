import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
	['2 days', { d: 2 }],
	['1 day 23 hours', { d: 1, h: 23, m: 12 }],
	['1 day', { d: 1, m: 59 }],
	['23 hours 59 minutes', { h: 23, m: 59, s: 59 }],
	['4 hours 5 minutes', { h: 4, m: 5 }],
	['1 hour', { h: 1 }],
	['59 minutes', { m: 59, s: 59 }],
	['1 minute', { m: 1 }],
	['', { s: 59 }],
	['', { s: -1 }],
])('%j', (words, { d = 0, h = 0, m = 0, s = 0 }: Partial<Record<'d' | 'h' | 'm' | 's', number>>) => {
	expect(timeLeft((((d * 24 + h) * 60 + m) * 60 + s) * 1000)).toBe(words);
});
