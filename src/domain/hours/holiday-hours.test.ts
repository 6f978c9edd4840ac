import { describe, expect, test } from 'vitest';
import { special } from '../../../tests/fixtures/hours/timetables.ts';
import { type HolidayDepartment, holidaysFrom } from './holiday-hours.ts';
import type { SpecialHoursEntry } from './special-hours.ts';
import type { Schedule } from './timetable.ts';

const schedule: Schedule = {
	time_zone: 'Australia/Melbourne',
	weekly: [],
	special: [],
	appointment_saturdays_from: null,
	unavailable_text: 'Closed',
};
const SALES: HolidayDepartment = { department: 'sales', label: 'Sales', location_name: 'City', schedule };
const SERVICE: HolidayDepartment = { ...SALES, department: 'service', label: 'Service' };

const days = (from: string, entries: SpecialHoursEntry[], departments = [SALES, SERVICE]) =>
	holidaysFrom(entries, departments, from).map(({ day, hours }) => `${day}: ${hours.join(', ')}`);

describe('holidays from today onward (LOCATIONS-027)', () => {
	const entries = [special('2026-12-26'), special('2026-12-25')];
	test.each([
		['2026-12-24', ['Friday 25 Dec 2026: Closed', 'Saturday 26 Dec 2026: Closed']],
		['2026-12-25', ['Friday 25 Dec 2026: Closed', 'Saturday 26 Dec 2026: Closed']],
		['2026-12-26', ['Saturday 26 Dec 2026: Closed']],
		['2026-12-27', []],
	])('on %s', (today, expected) => {
		expect(days(today, entries)).toEqual(expected);
	});
});

test.each([
	{ name: 'all departments: text once', entry: special('2026-12-25'), text: ['Closed'] },
	{
		name: 'one department: named',
		entry: special('2026-12-25', { department: 'service' }),
		text: ['Service: Closed'],
	},
	{
		name: 'a department that is not here',
		entry: special('2026-12-25', { department: 'parts' }),
		text: null,
	},
	{ name: 'another location', entry: special('2026-12-25', { location_name: 'Hills' }), text: null },
	{
		name: 'shorter hours',
		entry: special('2026-12-24', { status: 'Open', start_hour: '08:30', end_hour: '13:00' }),
		text: ['8:30am – 1:00pm'],
	},
])('$name', ({ entry, text }) => {
	expect(holidaysFrom([entry], [SALES, SERVICE], '2026-12-01').map(({ hours }) => hours)).toEqual(
		text ? [text] : [],
	);
});

test('departments with different hours are listed separately', () => {
	const entries = [
		special('2026-12-24'),
		special('2026-12-24', { department: 'sales', status: 'Open', start_hour: '09:00', end_hour: '12:00' }),
	];
	expect(days('2026-12-01', entries)).toEqual([
		'Thursday 24 Dec 2026: Sales: 9:00am – 12:00pm, Service: Closed',
	]);
	expect(days('2026-12-01', entries, [SALES])).toEqual(['Thursday 24 Dec 2026: 9:00am – 12:00pm']);
});
