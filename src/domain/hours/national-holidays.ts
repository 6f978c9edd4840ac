import { addDays, type LocalDate, weekdayOf } from '../time/local-date.ts';
import type { Timetable } from './timetable.ts';

/**
 * A timetable for visits: closed on the national holidays of the year from a day on for which the dealer has not stated hours. The holidays
 * of single states are the dealer's special hours.
 */
export function closedOnHolidays(timetable: Timetable, from: LocalDate): Timetable {
	const end = addDays(from, 366);
	const year = Number(from.slice(0, 4));
	const holidays = [...holidaysOf(year), ...holidaysOf(year + 1)].filter(
		(date) => date >= from && date < end,
	);
	return {
		...timetable,
		dates: { ...Object.fromEntries(holidays.map((date) => [date, 'Closed'])), ...timetable.dates },
	};
}

/**
 * The holidays of all states and territories (Fair Work Act 2009, section 115), with the weekdays that each state's law adds for one on a
 * weekend. ANZAC Day is not among these, as only some states add a day for it.
 */
function holidaysOf(year: number): LocalDate[] {
	const easter = easterSunday(year);
	const fixed = ['01-01', '01-26', '04-25', '12-25', '12-26'].map((day) => `${year}-${day}`);
	const added = [
		...['01-01', '01-26'].map((day) => mondayAfter(`${year}-${day}`)),
		...['12-25', '12-26'].map((day) => isWeekend(`${year}-${day}`) && addDays(`${year}-${day}`, 2)),
	];
	return [...fixed, addDays(easter, -2), addDays(easter, 1), ...added.filter((date) => date !== false)];
}

function isWeekend(date: LocalDate): boolean {
	return [0, 6].includes(weekdayOf(date));
}

/** The Monday after a day on a weekend; false for another day. */
function mondayAfter(date: LocalDate): LocalDate | false {
	return isWeekend(date) && addDays(date, weekdayOf(date) === 6 ? 2 : 1);
}

/** Easter Sunday of the Gregorian calendar, by Gauss's rule as it holds from 1900 to 2099. */
function easterSunday(year: number): LocalDate {
	const moon = (19 * (year % 19) + 24) % 30;
	const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
	const isLate = (moon === 29 && sunday === 6) || (moon === 28 && sunday === 6 && year % 19 > 10);
	return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0));
}
