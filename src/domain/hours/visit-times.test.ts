import { expect, test } from 'vitest';
import { timetableOf } from './timetable.ts';
import { BOOKING_DAYS, visitDays, visitTimes } from './visit-times.ts';

const open = (weekday: 1 | 2, from: string, to: string) => ({
	weekday,
	status: 'Open' as const,
	formated_hours: null,
	open: from,
	close: to,
});
/** Open on Mondays and Tuesdays. */
const TIMETABLE = timetableOf({
	time_zone: 'Australia/Melbourne',
	weekly: [open(1, '08:30', '10:00'), open(2, '08:45', '10:10')],
	special: [
		{
			date: '2026-12-14',
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

test.each([
	{ name: 'whole hours', date: '2026-12-07', times: ['08:30', '09:00', '09:30'] },
	{ name: 'odd hours', date: '2026-12-08', times: ['09:00', '09:30'] },
	{ name: 'a closed day', date: '2026-12-09', times: [] },
	{ name: 'a holiday', date: '2026-12-14', times: [] },
])(
	'visits begin every half hour and end before the doors close: $name (resolution 106)',
	({ date, times }) => {
		expect(visitTimes(TIMETABLE, date)).toEqual(times);
	},
);

test('visits are from tomorrow on, for sixty days, on days with hours (resolution 106)', () => {
	// 7 December 2026 is a Monday; 60 days later is 5 February 2027.
	const days = visitDays(TIMETABLE, '2026-12-07');

	expect(BOOKING_DAYS).toBe(60);
	expect(days[0]).toBe('2026-12-08');
	expect(days).not.toContain('2026-12-07');
	expect(days).not.toContain('2026-12-14');
	expect(days.at(-1)).toBe('2027-02-02');
});
