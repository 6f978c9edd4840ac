import { describe, expect, test } from 'vitest';
import { isNear, windowEdges, windowState, windowTurns } from './date-window.ts';

/** An offer's window, and those of the tiles of the specification (PROMO-009, PROMO-010). */
const DECEMBER = windowEdges({ starts: '2026-12-01T00:00:00+11:00', expires: '2026-12-31T23:59:59+11:00' });
const JULY = windowEdges({ starts: '2025-07-01T00:00:00+10:00', expires: '2025-07-24T23:59:59+10:00' });
const SPRING = windowEdges({ starts: '2025-08-21T00:00:00+10:00', expires: '2025-09-30T23:59:59+10:00' });

const at = (moment: string) => Date.parse(moment);

describe('whether a date window is open', () => {
	test.each([
		['an offer: the second before it starts', DECEMBER, '2026-11-30T23:59:59+11:00', 'before'],
		['an offer: its first second', DECEMBER, '2026-12-01T00:00:00+11:00', 'open'],
		['an offer: its first second, seen from Perth', DECEMBER, '2026-11-30T21:00:00+08:00', 'open'],
		['an offer: its last second', DECEMBER, '2026-12-31T23:59:59+11:00', 'open'],
		['an offer: the second after', DECEMBER, '2027-01-01T00:00:00+11:00', 'over'],
		['PROMO-009: a moment before it starts', JULY, '2025-06-30T23:59:59.999+10:00', 'before'],
		['PROMO-009: at its start', JULY, '2025-07-01T00:00:00+10:00', 'open'],
		['PROMO-009: in its last moment', JULY, '2025-07-24T23:59:59.999+10:00', 'open'],
		['PROMO-009: at midnight after its last day', JULY, '2025-07-25T00:00:00+10:00', 'over'],
		[
			'PROMO-009: in Perth, where that midnight is ten in the evening',
			JULY,
			'2025-07-24T22:00:00+08:00',
			'over',
		],
		['PROMO-010: a moment before it starts', SPRING, '2025-08-20T23:59:59.999+10:00', 'before'],
		['PROMO-010: at its start', SPRING, '2025-08-21T00:00:00+10:00', 'open'],
		['PROMO-010: in its last moment', SPRING, '2025-09-30T23:59:59.999+10:00', 'open'],
		['PROMO-010: at midnight after its last day', SPRING, '2025-10-01T00:00:00+10:00', 'over'],
	])('%s', (_, edges, moment, state) => {
		expect(windowState(edges, at(moment))).toBe(state);
	});

	test.each([{}, { starts: null, expires: null }])('always, without start and end: %o', (window) => {
		expect(windowState(windowEdges(window), 0)).toBe('open');
	});
});

test('a window changes at its start and at the midnight of its end', () => {
	expect(windowTurns(JULY)).toEqual([at('2025-07-01T00:00:00+10:00'), at('2025-07-25T00:00:00+10:00')]);
	expect(windowTurns(windowEdges({}))).toEqual([]);
});

describe('whether a page that is built now shows a window', () => {
	test.each([
		['three days before', '2026-11-28T00:00:00+11:00', false],
		['two days before', '2026-11-29T00:00:00+11:00', true],
		['while it holds', '2026-12-10T00:00:00+11:00', true],
		['after it', '2027-01-02T00:00:00+11:00', false],
	])('%s', (_, moment, isTold) => {
		expect(isNear(DECEMBER, at(moment))).toBe(isTold);
	});
});
