import { describe, expect, test } from 'vitest';
import { failedAgain, isDue, isStale } from './schedule.ts';
import type { Failure } from './watched-dealer.ts';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 9, minutes));

test('pauses after failures double up to half an hour', () => {
	let failure: Failure | null = null;
	const pauses: number[] = [];
	for (let round = 0; round < 7; round++) {
		failure = failedAgain(failure, 'feed', 'the feed answers 503', at(0), MINUTE);
		pauses.push((Date.parse(failure.next_try) - at(0).getTime()) / MINUTE);
	}
	expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
	expect(failure).toMatchObject({ count: 7, since: at(0).toISOString() });
});

test('a failure of another step begins with the first pause', () => {
	const feed = failedAgain(null, 'feed', 'refuses the connection', at(0), MINUTE);
	expect(failedAgain(feed, 'publish', 'the disk is full', at(9), MINUTE)).toEqual({
		step: 'publish',
		problem: 'the disk is full',
		since: at(9).toISOString(),
		count: 1,
		next_try: at(10).toISOString(),
	});
});

describe('a dealer is looked at', () => {
	const calm = { failure: null, valid_until: at(600).toISOString() };
	const away = { ...calm, failure: failedAgain(null, 'feed', 'the feed answers 503', at(0), 5 * MINUTE) };
	const failing = { ...calm, failure: failedAgain(null, 'build', 'no price', at(0), 5 * MINUTE) };
	const ended = { ...calm, valid_until: at(1).toISOString() };
	test.each([
		{
			name: 'by a process that has just started, or when a file has changed',
			dealer: calm,
			lookedAt: null,
			due: true,
		},
		{ name: 'not again within the minute', dealer: calm, lookedAt: at(1), due: false },
		{ name: 'after a minute', dealer: calm, lookedAt: at(0), due: true },
		{ name: 'when time changes its pages', dealer: ended, lookedAt: at(0.5), due: true },
		{ name: 'not before the pause of its feed is over', dealer: away, lookedAt: at(0), due: false },
		{ name: 'at once when its folder has changed', dealer: away, lookedAt: null, due: true },
		{ name: 'as usual when its build failed', dealer: failing, lookedAt: at(0), due: true },
	])('$name', ({ dealer, lookedAt, due }) => {
		expect(isDue(dealer, lookedAt, at(1), MINUTE)).toBe(due);
	});
});

describe('a dealer is built', () => {
	const calm = { failure: null, valid_until: at(600).toISOString(), tried: 'one' };
	const failing = { ...calm, failure: failedAgain(null, 'build', 'no price', at(0), 5 * MINUTE) };
	test.each([
		{ name: 'from changed inputs', dealer: calm, version: 'two', now: at(1), stale: true },
		{ name: 'not again from the same inputs', dealer: calm, version: 'one', now: at(1), stale: false },
		{ name: 'again when time changes its pages', dealer: calm, version: 'one', now: at(600), stale: true },
		{ name: 'not again at once after a failure', dealer: failing, version: 'one', now: at(1), stale: false },
		{ name: 'again after a pause', dealer: failing, version: 'one', now: at(5), stale: true },
		{ name: 'at once when it was mended', dealer: failing, version: 'two', now: at(1), stale: true },
	])('$name', ({ dealer, version, now, stale }) => {
		expect(isStale(dealer, version, now)).toBe(stale);
	});
});
