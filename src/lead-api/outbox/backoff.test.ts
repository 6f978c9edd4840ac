import { expect, test } from 'vitest';
import { MOST_ATTEMPTS, retryDelay } from './backoff.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

test.each([
	{ attempts: 1, delay: 15 * SECOND },
	{ attempts: 2, delay: 30 * SECOND },
	{ attempts: 5, delay: 240 * SECOND },
	{ attempts: 10, delay: 7680 * SECOND },
	{ attempts: 11, delay: 4 * HOUR },
	{ attempts: MOST_ATTEMPTS - 1, delay: 4 * HOUR },
])('after $attempts failed deliveries the next waits about $delay ms', ({ attempts, delay }) => {
	expect(retryDelay(attempts, 0.5)).toBe(delay);
});

test('chance moves a retry by at most a quarter', () => {
	expect(retryDelay(1, 0)).toBe(11_250);
	expect(retryDelay(1, 0.999999)).toBe(18_750);
});

test('the last attempt that fails parks the entry', () => {
	expect(retryDelay(MOST_ATTEMPTS - 1, 0.5)).not.toBeNull();
	expect(retryDelay(MOST_ATTEMPTS, 0.5)).toBeNull();
	expect(retryDelay(MOST_ATTEMPTS + 1, 0.5)).toBeNull();
});

test('a mail server that is down from Friday evening to Monday morning still gets the lead', () => {
	const weekend = 64 * HOUR;
	const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1, 0) ?? 0);
	expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(weekend);
});
