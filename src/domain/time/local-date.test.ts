import { describe, expect, test } from 'vitest';
import { formatDate } from './format-date.ts';
import { addDays, daysBetween, localTime, startOfDay, WEEKDAY_NAMES, weekdayOf } from './local-date.ts';

describe('local date and time', () => {
	test.each([
		{ zone: 'Brisbane', at: '2026-11-20T13:59:59Z', date: '2026-11-20', minutes: 1439 },
		{ zone: 'Brisbane', at: '2026-11-20T14:00:00Z', date: '2026-11-21', minutes: 0 },
		{ zone: 'Perth', at: '2026-11-20T15:59:59Z', date: '2026-11-20', minutes: 1439 },
		{ zone: 'Perth', at: '2026-11-20T16:00:00Z', date: '2026-11-21', minutes: 0 },
		{ zone: 'Adelaide', at: '2026-11-20T00:00:00Z', date: '2026-11-20', minutes: 10 * 60 + 30 },
		{ zone: 'Darwin', at: '2026-11-20T00:00:00Z', date: '2026-11-20', minutes: 9 * 60 + 30 },
		{ zone: 'Sydney', at: '2025-12-31T13:00:00Z', date: '2026-01-01', minutes: 0 },
		// Two o'clock becomes three on 4 October 2026, and three becomes two on 5 April 2026.
		{ zone: 'Melbourne', at: '2026-10-03T15:59:00Z', date: '2026-10-04', minutes: 119 },
		{ zone: 'Melbourne', at: '2026-10-03T16:00:00Z', date: '2026-10-04', minutes: 180 },
		{ zone: 'Melbourne', at: '2026-04-04T15:59:00Z', date: '2026-04-05', minutes: 179 },
		{ zone: 'Melbourne', at: '2026-04-04T16:00:00Z', date: '2026-04-05', minutes: 120 },
		{ zone: 'Brisbane', at: '2026-10-03T16:00:00Z', date: '2026-10-04', minutes: 120 },
	])('in $zone at $at', ({ zone, at, date, minutes }) => {
		expect(localTime(new Date(at), `Australia/${zone}`)).toEqual({ date, minutes });
	});

	test('an unknown time zone is refused', () => {
		expect(() => localTime(new Date(), 'Australia/Toowoomba')).toThrow(RangeError);
	});

	test('is that of the machine without a time zone', () => {
		const now = new Date('2026-11-20T13:30:00Z');
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		expect(localTime(now, undefined)).toEqual(localTime(now, timeZone));
		expect(localTime(now, undefined).minutes).toBe(now.getHours() * 60 + now.getMinutes());
	});
});

test.each([
	['2026-11-22', 'Sunday'],
	['2026-11-20', 'Friday'],
	['2025-06-14', 'Saturday'],
	['2024-02-29', 'Thursday'],
] as const)('%s is a %s', (date, name) => {
	expect(WEEKDAY_NAMES[weekdayOf(date)]).toBe(name);
});

test.each([
	['2026-11-20', 1, '2026-11-21'],
	['2026-11-30', 1, '2026-12-01'],
	['2026-12-31', 1, '2027-01-01'],
	['2028-02-28', 1, '2028-02-29'],
	['2026-02-28', 1, '2026-03-01'],
	['2026-10-03', 2, '2026-10-05'],
	['2026-01-01', -1, '2025-12-31'],
	['2026-11-20', 0, '2026-11-20'],
] as const)('%s plus %i days is %s, and back', (from, days, to) => {
	expect(addDays(from, days)).toBe(to);
	expect(daysBetween(from, to)).toBe(days);
});

test.each([
	['2026-06-14', '14 Jun 2026'],
	['2026-01-01', '1 Jan 2026'],
	['2025-12-31', '31 Dec 2025'],
	['2026-09-09', '9 Sep 2026'],
])('%s reads %s (resolution 68)', (date, text) => {
	expect(formatDate(date)).toBe(text);
});

test.each([
	['2026-11-21', 'Australia/Brisbane', '2026-11-20T14:00:00Z'],
	['2026-11-21', 'Australia/Perth', '2026-11-20T16:00:00Z'],
	// The clocks change during these two days.
	['2026-10-04', 'Australia/Melbourne', '2026-10-03T14:00:00Z'],
	['2026-04-05', 'Australia/Melbourne', '2026-04-04T13:00:00Z'],
	['2026-10-05', 'Australia/Melbourne', '2026-10-04T13:00:00Z'],
])('%s begins in %s at %s', (date, zone, moment) => {
	expect(startOfDay(date, zone)).toBe(Date.parse(moment));
});
