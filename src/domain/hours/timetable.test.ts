import { expect, test } from 'vitest';
import { type Schedule, timetableOf } from './timetable.ts';

const day = (weekday: 0 | 1 | 2 | 3 | 4, rest: Partial<Schedule['weekly'][number]>) => ({
	weekday,
	status: 'Open' as const,
	formated_hours: null,
	open: null,
	close: null,
	...rest,
});
const date = (name: string, rest: Partial<Schedule['special'][number]>) => ({
	date: name,
	status: 'Open' as const,
	start_hour: null,
	end_hour: null,
	department: 'all' as const,
	location_name: null,
	...rest,
});

const schedule: Schedule = {
	time_zone: 'Australia/Perth',
	weekly: [
		day(1, { open: '08:30', close: '17:30' }),
		day(2, { formated_hours: 'By Appointment Only' }),
		day(3, {}),
		day(4, { status: 'Closed', open: '08:30', close: '17:30' }),
	],
	special: [
		date('2026-12-24', { start_hour: '08:30', end_hour: '13:00' }),
		date('2026-12-25', { status: 'Closed' }),
		date('2026-12-26', {}),
	],
	appointment_saturdays_from: null,
	unavailable_text: 'By appointment only',
};

test('a timetable has the hours of each day, Sunday first, and no other field', () => {
	expect(timetableOf(schedule)).toEqual({
		zone: 'Australia/Perth',
		week: [
			'By appointment only',
			[510, 1050],
			'By Appointment Only',
			'By appointment only',
			'Closed',
			'By appointment only',
			'By appointment only',
		],
		dates: { '2026-12-24': [510, 780], '2026-12-25': 'Closed', '2026-12-26': 'By appointment only' },
	});
});

test('a timetable keeps Saturdays by appointment (LOCATIONS-034)', () => {
	expect(timetableOf({ ...schedule, appointment_saturdays_from: '2025-06-14' }).saturdays).toBe('2025-06-14');
});
