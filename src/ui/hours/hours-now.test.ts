import { describe, expect, test } from 'vitest';
import { timetableOf } from '../../domain/hours/timetable.ts';
import { hoursNow } from './hours-now.ts';

const WORKING_DAYS = [1, 2, 3, 4, 5];

const timetable = timetableOf({
	time_zone: 'Australia/Melbourne',
	weekly: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
		weekday,
		status: weekday === 0 ? 'Closed' : 'Open',
		formated_hours: null,
		open: weekday === 0 ? null : '08:30',
		close: weekday === 0 ? null : '17:30',
	})),
	special: [
		{
			date: '2026-11-26',
			status: 'Closed',
			start_hour: null,
			end_hour: null,
			department: 'all',
			location_name: null,
		},
	],
	appointment_saturdays_from: null,
	unavailable_text: 'Closed',
});

describe('live opening hours of a page', () => {
	test('today is the day on the clock of the location, not of the visitor', () => {
		const lateSundayInLondon = new Date('2026-11-22T23:00:00Z');

		expect(hoursNow(timetable, lateSundayInLondon).today).toBe(1);
	});

	test('a row of days with equal hours has their hours', () => {
		const afterTheHoliday = new Date('2026-11-27T00:00:00Z');

		expect(hoursNow(timetable, afterTheHoliday).rowOf(WORKING_DAYS)?.text).toBe('8:30am – 5:30pm');
	});

	test('a row of days whose hours differ this week keeps its text', () => {
		const beforeTheHoliday = new Date('2026-11-23T00:00:00Z');

		expect(hoursNow(timetable, beforeTheHoliday).rowOf(WORKING_DAYS)).toBeNull();
		expect(hoursNow(timetable, beforeTheHoliday).rowOf([4])).toMatchObject({
			text: 'Closed',
			isClosed: true,
		});
	});
});
