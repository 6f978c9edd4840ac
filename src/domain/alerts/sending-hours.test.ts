import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from '../time/local-date.ts';
import { dayBegan, isSendingTime, nextSendingTime, shopperTimeZone } from './sending-hours.ts';

test.each([
	['Australia/Melbourne', '2026-11-23T22:00:00Z', true],
	['Australia/Melbourne', '2026-11-23T21:59:59Z', false],
	['Australia/Perth', '2026-11-23T22:00:00Z', false],
	['Australia/Perth', '2026-11-24T01:00:00Z', true],
	['Australia/Melbourne', '2026-11-24T08:59:59Z', true],
	['Australia/Melbourne', '2026-11-24T09:00:00Z', false],
	['Australia/Perth', '2026-11-24T11:59:00Z', true],
])('in %s at %s alerts may be sent: %s', (zone, moment, may) => {
	expect(isSendingTime(new Date(moment), zone)).toBe(may);
});

test.each([
	// Clocks go forward on Sunday, 4 October 2026, at 2 am, and back on Sunday, 4 April 2027, at 3 am.
	['Australia/Sydney', '2026-10-03T10:00:00Z', '2026-10-03T22:00:00.000Z'],
	['Australia/Sydney', '2027-04-03T09:00:00Z', '2027-04-03T23:00:00.000Z'],
	['Australia/Brisbane', '2026-10-03T10:00:00Z', '2026-10-03T23:00:00.000Z'],
	['Australia/Lord_Howe', '2026-10-03T10:00:00Z', '2026-10-03T22:00:00.000Z'],
	['Australia/Adelaide', '2026-11-24T09:30:00Z', '2026-11-24T22:30:00.000Z'],
	['Australia/Eucla', '2026-11-24T11:20:00Z', '2026-11-25T00:15:00.000Z'],
	['Australia/Darwin', '2026-11-24T03:07:09Z', '2026-11-24T03:07:09.000Z'],
])('in %s, after %s, sending begins at %s', (zone, now, next) => {
	expect(nextSendingTime(new Date(now), zone).toISOString()).toBe(next);
});

const ZONES = [
	'Australia/Sydney',
	'Australia/Adelaide',
	'Australia/Lord_Howe',
	'Australia/Perth',
	'Australia/Eucla',
];

test('quiet hours end within fourteen hours, at nine, whatever the clocks do', () => {
	fc.assert(
		fc.property(
			fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
			fc.constantFrom(...ZONES),
			(now, zone) => {
				const next = nextSendingTime(now, zone);
				const waited = next.getTime() - now.getTime();
				expect(isSendingTime(next, zone)).toBe(true);
				expect(waited === 0).toBe(isSendingTime(now, zone));
				expect(waited).toBeLessThan(14.1 * 60 * 60_000);
				if (waited > 0) expect(localTime(next, zone).minutes).toBe(9 * 60);
				expect(localTime(dayBegan(now, zone), zone)).toEqual({ date: localTime(now, zone).date, minutes: 0 });
			},
		),
	);
});

test.each([
	['Australia/Perth', 'Australia/Perth'],
	['Europe/Berlin', 'Australia/Melbourne'],
	['', 'Australia/Melbourne'],
	['No/Zone', 'Australia/Melbourne'],
	['constructor', 'Australia/Melbourne'],
])('a browser in %j has the quiet hours of %s', (named, zone) => {
	expect(shopperTimeZone(named, 'Australia/Melbourne')).toBe(zone);
});
