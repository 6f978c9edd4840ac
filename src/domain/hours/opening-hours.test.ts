import { describe, expect, test } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { compactWeek, hoursOn, isOpen, openState, weekHours } from './opening-hours.ts';
import type { SpecialHoursEntry } from './special-hours.ts';
import { type OpeningHourEntry, type Schedule, type Timetable, timetableOf } from './timetable.ts';

const open = (weekday: OpeningHourEntry['weekday'], from: string, to: string): OpeningHourEntry => ({
	weekday,
	status: 'Open',
	formated_hours: null,
	open: from,
	close: to,
});

const closed = (weekday: OpeningHourEntry['weekday']): OpeningHourEntry => ({
	weekday,
	status: 'Closed',
	formated_hours: null,
	open: null,
	close: null,
});

const special = (date: string, fields: Partial<SpecialHoursEntry> = {}): SpecialHoursEntry => ({
	date,
	status: 'Closed',
	start_hour: null,
	end_hour: null,
	department: 'all',
	location_name: null,
	...fields,
});

const WEEKDAYS = ([1, 2, 3, 4, 5] as const).map((day) => open(day, '08:30', '17:30'));

/** Open from Monday to Saturday, in Brisbane. */
const timetable = (fields: Partial<Schedule> = {}): Timetable =>
	timetableOf({
		time_zone: 'Australia/Brisbane',
		weekly: [...WEEKDAYS, open(6, '09:00', '13:00'), closed(0)],
		special: [],
		appointment_saturdays_from: null,
		unavailable_text: 'Closed',
		...fields,
	});

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';

describe('the hours of a day (LOCATIONS-017, LOCATIONS-029)', () => {
	test.each<{ name: string; date: string; fields: Partial<Schedule>; text: string; isClosed: boolean }>([
		{ name: 'an open day', date: FRIDAY, fields: {}, text: '8:30am – 5:30pm', isClosed: false },
		{ name: 'weekday 0 is Sunday', date: SUNDAY, fields: {}, text: 'Closed', isClosed: true },
		{
			name: 'a day nobody named',
			date: FRIDAY,
			fields: { weekly: [] },
			text: 'Closed',
			isClosed: true,
		},
		{
			name: 'a day nobody named, by appointment (LOCATIONS-033)',
			date: FRIDAY,
			fields: { weekly: [], unavailable_text: 'By appointment only' },
			text: 'By appointment only',
			isClosed: false,
		},
		{
			name: 'times beat formated_hours (resolution 165)',
			date: FRIDAY,
			fields: { weekly: [{ ...open(5, '08:30', '17:30'), formated_hours: 'All day' }] },
			text: '8:30am – 5:30pm',
			isClosed: false,
		},
		{
			name: 'formated_hours without a closing time',
			date: FRIDAY,
			fields: { weekly: [{ ...open(5, '08:30', '17:30'), close: null, formated_hours: '8:30 till late' }] },
			text: '8:30 till late',
			isClosed: false,
		},
		{
			name: 'formated_hours of a closed day do not count',
			date: FRIDAY,
			fields: { weekly: [{ ...closed(5), formated_hours: '9 to 5' }] },
			text: 'Closed',
			isClosed: true,
		},
		{
			name: 'open without any times or words is not called open',
			date: FRIDAY,
			fields: { weekly: [{ ...closed(5), status: 'Open' }] },
			text: 'Closed',
			isClosed: true,
		},
		{
			name: 'open without any times or words, by appointment',
			date: FRIDAY,
			fields: { weekly: [{ ...closed(5), status: 'Open' }], unavailable_text: 'By appointment only' },
			text: 'By appointment only',
			isClosed: false,
		},
		{
			name: 'a special date closes an open day (resolution 164)',
			date: FRIDAY,
			fields: { special: [special(FRIDAY)] },
			text: 'Closed',
			isClosed: true,
		},
		{
			name: 'a special date opens a closed day',
			date: SUNDAY,
			fields: { special: [special(SUNDAY, { status: 'Open', start_hour: '10:00', end_hour: '12:00' })] },
			text: '10:00am – 12:00pm',
			isClosed: false,
		},
		{
			name: 'a special date leaves the next day alone',
			date: SATURDAY,
			fields: { special: [special(FRIDAY)] },
			text: '9:00am – 1:00pm',
			isClosed: false,
		},
	])('$name', ({ date, fields, text, isClosed }) => {
		const day = hoursOn(timetable(fields), date);
		expect(day).toMatchObject({ date, text, isClosed });
		expect(day.opens === null).toBe(day.closes === null);
	});
});

describe('every other Saturday is by appointment, from 2025-06-14 (LOCATIONS-034, resolution 162)', () => {
	const alternating = timetable({ appointment_saturdays_from: '2025-06-14' });

	test.each([
		['2025-05-31', '9:00am – 1:00pm'],
		['2025-06-07', '9:00am – 1:00pm'],
		['2025-06-13', '8:30am – 5:30pm'],
		['2025-06-14', 'By Appointment Only'],
		['2025-06-15', 'Closed'],
		['2025-06-21', '9:00am – 1:00pm'],
		['2025-06-28', 'By Appointment Only'],
		['2025-07-05', '9:00am – 1:00pm'],
		['2025-10-04', 'By Appointment Only'],
		['2026-12-26', 'By Appointment Only'],
	])('%s: %s', (date, text) => {
		expect(hoursOn(alternating, date).text).toBe(text);
	});

	test('special hours override the appointment Saturday', () => {
		const holiday = timetable({
			appointment_saturdays_from: '2025-06-14',
			special: [special('2025-06-28')],
		});
		expect(hoursOn(holiday, '2025-06-28').text).toBe('Closed');
	});

	test('it is open by appointment, without times', () => {
		const saturday = hoursOn(alternating, '2025-06-14');
		expect(saturday).toMatchObject({ opens: null, closes: null, isClosed: false });
		expect(openState(alternating, new Date('2025-06-14T10:00:00+10:00'))).toEqual({
			open: false,
			text: 'Closed, opens 8:30am Monday',
		});
	});

	test("the day is that of the dealer's time zone", () => {
		const perth = { ...alternating, time_zone: 'Australia/Perth' };
		// Saturday in Brisbane, Friday still in Perth.
		const now = new Date('2025-06-14T01:00:00+10:00');
		expect(weekHours(perth, now).find(({ weekday }) => weekday === 6)?.date).toBe('2025-06-14');
		expect(openState(perth, now).text).toBe('Closed, opens 8:30am Monday');
	});
});

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
	])('$name opens at nine by its own clock', ({ zone, opens }) => {
		const minuteBefore = new Date(Date.parse(opens) - 60_000);
		expect(openState(sundays(`Australia/${zone}`), minuteBefore).text).toBe('Closed, opens 9:00am');
		expect(openState(sundays(`Australia/${zone}`), new Date(opens)).text).toBe('Open until 5:00pm');
	});

	test('the day of the week is that of the place', () => {
		const now = new Date('2026-11-21T23:30:00+08:00');
		expect(openState(sundays('Australia/Perth'), now).text).toBe('Closed, opens 9:00am tomorrow');
		expect(openState(sundays('Australia/Brisbane'), now).text).toBe('Closed, opens 9:00am');
	});
});

describe('a week', () => {
	test('runs from Monday to Sunday, each day the next one to come', () => {
		const week = weekHours(timetable(), new Date(`${FRIDAY}T12:00:00+10:00`));
		expect(week.map(({ weekday, date }) => [weekday, date])).toEqual([
			[1, '2026-11-23'],
			[2, '2026-11-24'],
			[3, '2026-11-25'],
			[4, '2026-11-26'],
			[5, '2026-11-20'],
			[6, '2026-11-21'],
			[0, '2026-11-22'],
		]);
	});

	const rows = (fields: Partial<Schedule>) =>
		compactWeek(weekHours(timetable(fields), new Date(`${SUNDAY}T12:00:00+10:00`))).map(
			({ label, text, days }) => `${label}: ${text} (${days.length})`,
		);

	test('Monday to Friday is one row when the five agree (LOCATIONS-032)', () => {
		expect(rows({})).toEqual([
			'Monday to Friday: 8:30am – 5:30pm (5)',
			'Saturday: 9:00am – 1:00pm (1)',
			'Sunday: Closed (1)',
		]);
	});

	test.each<{ name: string; fields: Partial<Schedule>; thursday: string }>([
		{
			name: 'a late night',
			fields: { weekly: [...WEEKDAYS.filter(({ weekday }) => weekday !== 4), open(4, '08:30', '20:00')] },
			thursday: 'Thursday: 8:30am – 8:00pm (1)',
		},
		{
			name: 'a holiday',
			fields: { special: [special('2026-11-26')] },
			thursday: 'Thursday: Closed (1)',
		},
		{
			name: 'a day left out',
			fields: { weekly: WEEKDAYS.filter(({ weekday }) => weekday !== 4) },
			thursday: 'Thursday: Closed (1)',
		},
	])('$name makes seven rows', ({ fields, thursday }) => {
		expect(rows(fields)).toHaveLength(7);
		expect(rows(fields)[3]).toBe(thursday);
	});
});

describe('whether it is open at a moment, by the clock of the place', () => {
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

	test('a holiday is closed, however long ago the page was made', () => {
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
