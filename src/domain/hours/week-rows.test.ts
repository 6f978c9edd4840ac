import { describe, expect, test } from 'vitest';
import {
	FRIDAY,
	open,
	SUNDAY,
	special,
	timetable,
	WEEKDAYS,
} from '../../../tests/fixtures/hours/timetables.ts';
import { compactWeek, weekHours } from './opening-hours.ts';
import type { Schedule } from './timetable.ts';

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

	test('has one row from Monday to Friday when the five days have equal hours (LOCATIONS-032)', () => {
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
	])('has seven rows with $name', ({ fields, thursday }) => {
		expect(rows(fields)).toHaveLength(7);
		expect(rows(fields)[3]).toBe(thursday);
	});
});
