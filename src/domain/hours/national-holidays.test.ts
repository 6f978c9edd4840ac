import { expect, test } from 'vitest';
import { visitProblem } from './appointments.ts';
import { closedOnHolidays } from './national-holidays.ts';
import type { Timetable } from './timetable.ts';
import { visitDays } from './visit-times.ts';

/** Open from 9 to 5 every day, and from 10 to 11 on Boxing Day. */
const TIMETABLE: Timetable = {
	zone: 'Australia/Perth',
	week: [0, 1, 2, 3, 4, 5, 6].map(() => [540, 1020] as const),
	dates: { '2026-12-26': [600, 660] },
};

test.each(['2026-12-25', '2026-12-28', '2027-01-01', '2027-01-26'])(
	'no visit is offered or accepted on the public holiday %s',
	(date) => {
		const visits = closedOnHolidays(TIMETABLE, '2026-12-01');
		expect(visitDays(TIMETABLE, '2026-12-01')).toContain(date);
		expect(visitDays(visits, '2026-12-01')).not.toContain(date);
		expect(visitProblem(visits, `${date}T10:00`, new Date('2026-12-01T02:00:00Z'))).toBe(
			'We are closed on that day. Please choose another one.',
		);
	},
);

test('a public holiday with special hours, and the day after a holiday, can be booked', () => {
	const days = visitDays(closedOnHolidays(TIMETABLE, '2026-12-01'), '2026-12-01');
	expect(days).toContain('2026-12-26');
	expect(days).toContain('2027-01-02');
});

test('the holidays of the whole year ahead are known', () => {
	expect(Object.keys(closedOnHolidays(TIMETABLE, '2026-12-01').dates).toSorted()).toEqual([
		'2026-12-25',
		'2026-12-26',
		'2026-12-28',
		'2027-01-01',
		'2027-01-26',
		'2027-03-26',
		'2027-03-29',
		'2027-04-25',
	]);
});

test.each([
	[
		'Christmas on a Saturday',
		'2027-12-01',
		['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2028-01-01', '2028-01-03'],
	],
	[
		'Christmas on a Sunday',
		'2033-12-01',
		['2033-12-25', '2033-12-26', '2033-12-27', '2034-01-01', '2034-01-02'],
	],
	['New Year on a weekday', '2029-12-26', ['2029-12-26', '2030-01-01']],
	['Australia Day on a Sunday', '2031-01-20', ['2031-01-26', '2031-01-27']],
	['the earliest Easter of our time', '2008-03-01', ['2008-03-21', '2008-03-24']],
	['the latest Easter', '2038-04-20', ['2038-04-23', '2038-04-25', '2038-04-26']],
	['Easter of 1981, an exception of the rule', '1981-04-01', ['1981-04-17', '1981-04-20', '1981-04-25']],
	['Easter of 1954, the other exception', '1954-04-01', ['1954-04-16', '1954-04-19', '1954-04-25']],
])('the holidays around %s', (_name, from, holidays) => {
	const { dates } = closedOnHolidays({ ...TIMETABLE, dates: {} }, from);
	const [last = ''] = holidays.slice(-1);
	expect(
		Object.keys(dates)
			.filter((date) => date <= last)
			.toSorted(),
	).toEqual(holidays);
});
