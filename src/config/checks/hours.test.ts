import { describe, expect, test } from 'vitest';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import { distinctSpecialHours, opensBeforeClosing, specialHoursHaveALocation } from './hours.ts';

describe('opening comes before closing, and an open day has both times', () => {
	const FOUND_NEITHER = 'expected an opening and a closing time for an open day, found neither';

	test.each([
		{ day: { status: 'Open', open: '08:30', close: '17:30' }, complaint: null },
		{ day: { status: 'Open', open: '17:29', close: '17:30' }, complaint: null },
		{
			day: { status: 'Open', open: '17:30', close: '17:30' },
			complaint: 'expected to open before closing, found 17:30 to 17:30',
		},
		{
			day: { status: 'Open', open: '17:30', close: '08:30' },
			complaint: 'expected to open before closing, found 17:30 to 08:30',
		},
		{
			day: { status: 'Open', open: '08:30' },
			complaint: 'expected an opening and a closing time, found only opening at 08:30',
		},
		{
			day: { status: 'Open', close: '17:30' },
			complaint: 'expected an opening and a closing time, found only closing at 17:30',
		},
		{ day: { status: 'Open', open: '08:30', formated_hours: '8:30 till late' }, complaint: null },
		{ day: { status: 'Open', formated_hours: 'By appointment' }, complaint: null },
		{ day: { status: 'Open' }, complaint: FOUND_NEITHER },
		{ day: { status: 'Closed' }, complaint: null },
	] as const)('$day', ({ day, complaint }) => {
		const entry = { weekday: 1 as const, ...day };
		const expected = (option: string) => (complaint === null ? [] : [`${option}: ${complaint}`]);
		expect(
			findings(opensBeforeClosing, { opening_hours: [{ weekday: 0, status: 'Closed' }, entry] }),
		).toEqual(expected('opening_hours[1]'));
		const location = aLocation({ contact_detail: { opening_hours: [entry] } });
		expect(findings(opensBeforeClosing, { locations: [location] })).toEqual(
			expected('locations[0].contact_detail.opening_hours[0]'),
		);
	});

	test.each([
		{ day: { status: 'Open', start_hour: '10:00', end_hour: '14:00' }, complaint: null },
		{
			day: { status: 'Open', start_hour: '14:00', end_hour: '10:00' },
			complaint: 'expected to open before closing, found 14:00 to 10:00',
		},
		{ day: { status: 'Open' }, complaint: FOUND_NEITHER },
		{ day: { status: 'Closed' }, complaint: null },
	] as const)('a special date: $day', ({ day, complaint }) => {
		const special_hours = [{ date: '2026-12-24', ...day }];
		expect(findings(opensBeforeClosing, { special_hours })).toEqual(
			complaint === null ? [] : [`special_hours[0]: ${complaint}`],
		);
	});
});

test.each([
	{ name: 'all locations', location_name: null, expected: [] },
	{ name: 'a location', location_name: 'Coast Motors Southport', expected: [] },
	{
		name: 'a slug',
		location_name: 'southport',
		expected: [
			'special_hours[0].location_name: expected one of "Coast Motors Southport", "Coast Motors Nerang", found "southport"',
		],
	},
])('special hours for $name', ({ location_name, expected }) => {
	const special_hours = [{ date: '2026-12-25', status: 'Closed' as const, location_name }];
	const locations = [aLocation({}), aLocation({ id: 2, name: 'Coast Motors Nerang', slug: 'nerang' })];
	expect(findings(specialHoursHaveALocation, { special_hours, locations })).toEqual(expected);
});

test('a date with two sets of special hours for a department and a location is reported', () => {
	const closed = { date: '2026-12-24', status: 'Closed' as const };
	expect(
		findings(distinctSpecialHours, { special_hours: [closed, { ...closed, department: 'service' }] }),
	).toEqual([]);
	expect(
		findings(distinctSpecialHours, { special_hours: [closed, { ...closed, date: '2026-12-25' }, closed] }),
	).toEqual([
		'special_hours[2]: expected one entry for 2026-12-24, its department and its location, found a second one',
	]);
});
