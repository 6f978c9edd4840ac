import { expect, test } from 'vitest';
import { openState, type Schedule, weekHours } from '../../domain/opening-hours.ts';
import { scheduleText } from './schedule-text.ts';

const SCHEDULE: Schedule = {
	time_zone: 'Australia/Sydney',
	weekly: [
		{ weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' },
		{ weekday: 2, status: 'Open', formated_hours: 'By Appointment Only', open: null, close: null },
		{ weekday: 3, status: 'Open', formated_hours: null, open: null, close: null },
		{ weekday: 4, status: 'Closed', formated_hours: null, open: null, close: null },
	],
	special: [
		{
			date: '2026-11-23',
			status: 'Open',
			start_hour: '10:00',
			end_hour: '12:00',
			department: 'sales',
			location_name: null,
		},
		{
			date: '2026-11-27',
			status: 'Closed',
			start_hour: null,
			end_hour: null,
			department: 'all',
			location_name: 'City',
		},
	],
	appointment_saturdays_from: null,
	unavailable_text: 'By appointment only',
};

test('a schedule that went through a page says the same as before, and holds no nulls', () => {
	const text = scheduleText(SCHEDULE);
	expect(text).not.toMatch(/null|department|location_name/);
	const read = JSON.parse(text) as Schedule;
	for (let hour = 0; hour < 7 * 24; hour += 3) {
		const now = new Date(Date.UTC(2026, 10, 22, hour));
		expect(weekHours(read, now)).toEqual(weekHours(SCHEDULE, now));
		expect(openState(read, now)).toEqual(openState(SCHEDULE, now));
	}
});

test('appointment Saturdays stay', () => {
	const schedule: Schedule = { ...SCHEDULE, appointment_saturdays_from: '2026-11-21' };
	const now = new Date('2026-11-20T00:00:00Z');
	expect(weekHours(JSON.parse(scheduleText(schedule)), now)).toEqual(weekHours(schedule, now));
});
