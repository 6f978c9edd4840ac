import { addDays, type LocalDate } from '../time/local-date.ts';
import type { Timetable } from './timetable.ts';

/** Public holidays on the same day of each year in all states and territories (Fair Work Act 2009, section 115), as '-MM-DD'. */
const NATIONAL_HOLIDAYS = ['-01-01', '-01-26', '-04-25', '-12-25', '-12-26'];

/**
 * A timetable for visits: closed on the national holidays of the year from a day on for which the dealer has not stated hours. Easter, and
 * the holidays of single states, are the dealer's special hours.
 */
export function closedOnHolidays(timetable: Timetable, from: LocalDate): Timetable {
	const year = Array.from({ length: 366 }, (_, days) => addDays(from, days));
	const holidays = year.filter((date) => NATIONAL_HOLIDAYS.includes(date.slice(4)));
	return {
		...timetable,
		dates: { ...Object.fromEntries(holidays.map((date) => [date, 'Closed'])), ...timetable.dates },
	};
}
