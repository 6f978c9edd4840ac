import { describe, expect, test } from 'vitest';
import {
	closed,
	FRIDAY,
	open,
	SATURDAY,
	SUNDAY,
	special,
	timetable,
} from '../../../tests/fixtures/hours/timetables.ts';
import { addDays } from '../time/local-date.ts';
import { isOpen, openState } from './opening-hours.ts';
import type { Schedule } from './timetable.ts';

describe('open or closed', () => {
	test.each([
		{ at: `${FRIDAY}T08:29:59+10:00`, open: false, text: 'Closed, opens 8:30am' },
		{ at: `${FRIDAY}T08:30:00+10:00`, open: true, text: 'Open until 5:30pm' },
		{ at: `${FRIDAY}T17:29:59.999+10:00`, open: true, text: 'Open until 5:30pm' },
		{ at: `${FRIDAY}T17:30:00+10:00`, open: false, text: 'Closed, opens 9:00am tomorrow' },
		{ at: `${FRIDAY}T00:00:00+10:00`, open: false, text: 'Closed, opens 8:30am' },
		{ at: `${FRIDAY}T23:59:59+10:00`, open: false, text: 'Closed, opens 9:00am tomorrow' },
		{ at: `${SATURDAY}T12:59:00+10:00`, open: true, text: 'Open until 1:00pm' },
		{ at: `${SATURDAY}T13:00:00+10:00`, open: false, text: 'Closed, opens 8:30am Monday' },
		{ at: `${SUNDAY}T12:00:00+10:00`, open: false, text: 'Closed, opens 8:30am tomorrow' },
	])('at $at: $text', ({ at, ...expected }) => {
		expect(openState(timetable(), new Date(at))).toEqual(expected);
	});

	test.each<{ name: string; fields: Partial<Schedule>; text: string }>([
		{
			name: 'a holiday tomorrow is skipped',
			fields: { special: [special(SATURDAY)] },
			text: 'Closed, opens 8:30am Monday',
		},
		{
			name: 'open only on this weekday: a week from now',
			fields: { weekly: [open(5, '08:30', '17:30')] },
			text: 'Closed, opens 8:30am next Friday',
		},
		{
			name: 'closed for the week to come',
			fields: { special: Array.from({ length: 7 }, (_, days) => special(addDays(SATURDAY, days))) },
			text: 'Closed',
		},
		{ name: 'never open', fields: { weekly: [closed(5)] }, text: 'Closed' },
		{ name: 'hours unknown', fields: { weekly: [] }, text: 'Closed' },
		{
			name: 'hours unknown, by appointment',
			fields: { weekly: [], unavailable_text: 'By appointment only' },
			text: 'By appointment only',
		},
	])('after closing on Friday, $name', ({ fields, text }) => {
		const state = openState(timetable(fields), new Date(`${FRIDAY}T18:00:00+10:00`));
		expect(state).toEqual({ open: false, text });
	});

	test('the next opening is found after six closed days', () => {
		const holidays = Array.from({ length: 6 }, (_, days) => special(addDays(SATURDAY, days)));
		const state = openState(timetable({ special: holidays }), new Date(`${FRIDAY}T18:00:00+10:00`));
		expect(state.text).toBe('Closed, opens 8:30am next Friday');
	});
});

describe('clocks', () => {
	const sundays = (time_zone: string) => timetable({ time_zone, weekly: [open(0, '09:00', '17:00')] });

	test.each([
		{ name: 'Melbourne before daylight saving', zone: 'Melbourne', opens: '2026-09-27T09:00:00+10:00' },
		{ name: 'Melbourne on the day it starts', zone: 'Melbourne', opens: '2026-10-04T09:00:00+11:00' },
		{ name: 'Melbourne before it ends', zone: 'Melbourne', opens: '2026-03-29T09:00:00+11:00' },
		{ name: 'Melbourne on the day it ends', zone: 'Melbourne', opens: '2026-04-05T09:00:00+10:00' },
		{ name: 'Brisbane on the day Melbourne changes', zone: 'Brisbane', opens: '2026-10-04T09:00:00+10:00' },
		{
			name: 'Brisbane on the day Melbourne changes back',
			zone: 'Brisbane',
			opens: '2026-04-05T09:00:00+10:00',
		},
		{ name: 'Perth in summer', zone: 'Perth', opens: '2026-11-22T09:00:00+08:00' },
		{ name: 'Perth in winter', zone: 'Perth', opens: '2026-07-05T09:00:00+08:00' },
		{ name: 'Adelaide, half an hour off', zone: 'Adelaide', opens: '2026-11-22T09:00:00+10:30' },
	])('a location in $name opens at nine by its own clock', ({ zone, opens }) => {
		const minuteBefore = new Date(Date.parse(opens) - 60_000);
		expect(openState(sundays(`Australia/${zone}`), minuteBefore).text).toBe('Closed, opens 9:00am');
		expect(openState(sundays(`Australia/${zone}`), new Date(opens)).text).toBe('Open until 5:00pm');
	});

	test('the day of the week is that of the location', () => {
		const now = new Date('2026-11-21T23:30:00+08:00');
		expect(openState(sundays('Australia/Perth'), now).text).toBe('Closed, opens 9:00am tomorrow');
		expect(openState(sundays('Australia/Brisbane'), now).text).toBe('Closed, opens 9:00am');
	});
});

describe('whether a location is open at a moment, by its own clock', () => {
	test.each<[string, string, string, boolean]>([
		['Perth, a moment before opening', 'Australia/Perth', '2026-11-23T00:29:59Z', false],
		['Perth, at opening', 'Australia/Perth', '2026-11-23T00:30:00Z', true],
		['Perth, a moment before closing', 'Australia/Perth', '2026-11-23T09:29:59Z', true],
		['Perth, at closing', 'Australia/Perth', '2026-11-23T09:30:00Z', false],
		['Brisbane opens two hours before Perth', 'Australia/Brisbane', '2026-11-22T22:30:00Z', true],
		['Sydney in summer', 'Australia/Sydney', '2026-11-22T21:30:00Z', true],
		['Sydney in winter, a moment before opening', 'Australia/Sydney', '2026-07-12T22:29:59Z', false],
		['Sydney in winter', 'Australia/Sydney', '2026-07-12T22:30:00Z', true],
		['Adelaide, half an hour off', 'Australia/Adelaide', '2026-07-12T23:00:00Z', true],
		['Sydney, the Monday after clocks went forward', 'Australia/Sydney', '2026-10-04T21:30:00Z', true],
		['Sydney, the Monday after clocks went back', 'Australia/Sydney', '2026-04-05T22:29:59Z', false],
		['a Sunday', 'Australia/Perth', '2026-11-22T02:00:00Z', false],
	])('%s', (_, time_zone, now, open) => {
		expect(isOpen(timetable({ time_zone }), new Date(now))).toBe(open);
	});

	test('a location is closed on a holiday, however long ago the page was built', () => {
		const christmas = timetable({ special: [special('2026-12-25')] });

		expect(isOpen(christmas, new Date('2026-12-25T02:00:00Z'))).toBe(false);
		expect(isOpen(christmas, new Date('2026-12-24T02:00:00Z'))).toBe(true);
	});

	test('a day by appointment does not count as open', () => {
		const byAppointment = timetable({ appointment_saturdays_from: SATURDAY });

		expect(isOpen(byAppointment, new Date('2026-11-21T01:00:00Z'))).toBe(false);
		expect(isOpen(byAppointment, new Date('2026-11-28T01:00:00Z'))).toBe(true);
	});
});
