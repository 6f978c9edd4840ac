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

test.each(['2026-12-25', '2027-01-01', '2027-01-26'])(
	'no visit is offered or taken on the public holiday %s',
	(date) => {
		const visits = closedOnHolidays(TIMETABLE, '2026-12-01');
		expect(visitDays(TIMETABLE, '2026-12-01')).toContain(date);
		expect(visitDays(visits, '2026-12-01')).not.toContain(date);
		expect(visitProblem(visits, `${date}T10:00`, new Date('2026-12-01T02:00:00Z'))).toBe(
			'We are closed on that day. Please choose another one.',
		);
	},
);

test('a public holiday with hours of its own, and the day after one, can be booked', () => {
	const days = visitDays(closedOnHolidays(TIMETABLE, '2026-12-01'), '2026-12-01');
	expect(days).toContain('2026-12-26');
	expect(days).toContain('2027-01-02');
});

test('the holidays of the whole year ahead are known', () => {
	expect(Object.keys(closedOnHolidays(TIMETABLE, '2026-12-01').dates).toSorted()).toEqual([
		'2026-12-25',
		'2026-12-26',
		'2027-01-01',
		'2027-01-26',
		'2027-04-25',
	]);
});
