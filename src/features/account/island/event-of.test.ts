import { expect, test } from 'vitest';
import { eventOf } from './event-of.ts';

const unavailable = { status: 'unavailable', retryMs: 60_000, isRefusal: false } as const;

test('without an answer of the service a typed code stays in its step, and a typed number leads to the dealer’s phone number', () => {
	expect(eventOf(unavailable, 'code', 0)).toMatchObject({
		type: 'not reached',
		status: expect.stringContaining('Your code is kept here'),
	});
	expect(eventOf(unavailable, 'phone', 0)).toEqual({
		type: 'stopped',
		stop: { reason: 'unavailable', until: 60_000 },
	});
});
