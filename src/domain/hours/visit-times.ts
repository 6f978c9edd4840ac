import { addDays, type LocalDate } from '../time/local-date.ts';
import { hoursOn } from './opening-hours.ts';
import type { Timetable } from './timetable.ts';

/** How many days ahead a visit can be booked, and the minutes between start times (resolution 106). */
export const BOOKING_DAYS = 60;
const STEP_MINUTES = 30;

/** The bookable days: those with opening hours, from tomorrow on. */
export function visitDays(timetable: Timetable, today: LocalDate): LocalDate[] {
	return Array.from({ length: BOOKING_DAYS }, (_, index) => addDays(today, index + 1)).filter(
		(date) => visitTimes(timetable, date).length > 0,
	);
}

/** The start times of visits on a day, as '09:30': every half hour that ends before closing time. */
export function visitTimes(timetable: Timetable, date: LocalDate): string[] {
	const { opens, closes } = hoursOn(timetable, date);
	if (opens === null || closes === null) return [];
	const first = Math.ceil(opens / STEP_MINUTES) * STEP_MINUTES;
	const count = Math.max(0, Math.floor((closes - first) / STEP_MINUTES));
	return Array.from({ length: count }, (_, index) => clockText(first + index * STEP_MINUTES));
}

function clockText(minutes: number): string {
	const part = (value: number) => String(value).padStart(2, '0');
	return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
