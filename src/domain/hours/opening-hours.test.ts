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
import { hoursOn, openState, weekHours } from './opening-hours.ts';
import type { Schedule } from './timetable.ts';

describe('the hours of a day (LOCATIONS-017, LOCATIONS-029)', () => {
	test.each<{ name: string; date: string; fields: Partial<Schedule>; text: string; isClosed: boolean }>([
		{ name: 'an open day', date: FRIDAY, fields: {}, text: '8:30am – 5:30pm', isClosed: false },
		{ name: 'weekday 0 is Sunday', date: SUNDAY, fields: {}, text: 'Closed', isClosed: true },
		{
			name: 'a day without hours',
			date: FRIDAY,
			fields: { weekly: [] },
			text: 'Closed',
			isClosed: true,
		},
		{
			name: 'a day without hours, by appointment (LOCATIONS-033)',
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

	test('such a Saturday is open by appointment, without times', () => {
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
