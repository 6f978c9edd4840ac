import { expect, test } from 'vitest';
import { isAdvertised } from './promo-window.ts';

/** The windows of the specification (PROMO-009, PROMO-010). */
const JULY = { starts: '2025-07-01T00:00:00+10:00', expires: '2025-07-24T23:59:59+10:00' };
const SPRING = { starts: '2025-08-21T00:00:00+10:00', expires: '2025-09-30T23:59:59+10:00' };

test.each([
	['PROMO-009: a moment before it starts', JULY, '2025-06-30T23:59:59.999+10:00', false],
	['PROMO-009: at its start', JULY, '2025-07-01T00:00:00+10:00', true],
	['PROMO-009: in its last moment', JULY, '2025-07-24T23:59:59.999+10:00', true],
	['PROMO-009: at midnight after its last day', JULY, '2025-07-25T00:00:00+10:00', false],
	[
		'PROMO-009: in Perth, where that midnight comes two hours later',
		JULY,
		'2025-07-24T22:00:00+08:00',
		false,
	],
	['PROMO-010: at its start', SPRING, '2025-08-21T00:00:00+10:00', true],
	['PROMO-010: a moment before it starts', SPRING, '2025-08-20T23:59:59.999+10:00', false],
	['PROMO-010: at midnight after its last day', SPRING, '2025-10-01T00:00:00+10:00', false],
])('%s', (_, { starts, expires }, now, shown) => {
	const window = { starts: Date.parse(starts), expires: Date.parse(expires) };
	expect(isAdvertised(window, Date.parse(now))).toBe(shown);
});

test('without a beginning or an end it is always advertised', () => {
	expect(isAdvertised({ starts: null, expires: null }, 0)).toBe(true);
});
