import { addDays, daysBetween, type LocalDate, localTime } from '../time/local-date.ts';
import type { TimeOfDay } from '../time/time-of-day.ts';
import { hoursOn } from './opening-hours.ts';
import type { Timetable } from './timetable.ts';
import { BOOKING_DAYS, visitTimes } from './visit-times.ts';

/** Times a visit can begin on a day, without those that are taken (see {@link takenTimes}); none today, earlier, or too far ahead (resolution 106). */
export function freeTimes(
	timetable: Timetable,
	date: LocalDate,
	now: Date,
	taken: readonly TimeOfDay[],
): TimeOfDay[] {
	if (!isBookable(timetable, date, now)) return [];
	return visitTimes(timetable, date).filter((time) => !taken.includes(time));
}

/**
 * What is wrong with a day and a time somebody asks for, in words for them; null for a visit that can be. Two visitors may ask for the
 * same time: whoever answers them settles it.
 *
 * @param timetable null where nobody knows the hours: any half hour of any day will do
 * @param at local day and time at the location, such as `2026-12-01T10:30`
 */
export function visitProblem(timetable: Timetable | null, at: string, now: Date): string | null {
	const [date = '', time = ''] = at.split('T');
	if (timetable ? !isBookable(timetable, date, now) : !isDay(date))
		return `Please choose a day from tomorrow, no more than ${BOOKING_DAYS} days ahead.`;
	if (!/^([01]\d|2[0-3]):(00|30)$/.test(time)) return 'Please choose a time on the hour or the half hour.';
	if (!timetable) return null;
	const hours = hoursOn(timetable, date);
	if (hours.isClosed) return 'We are closed on that day. Please choose another one.';
	// On a day by appointment nobody knows the hours beforehand.
	if (hours.opens === null || visitTimes(timetable, date).includes(time)) return null;
	return `Please choose a time when we are open: ${hours.text} on that day.`;
}

/** The times of a day for which so many shoppers have asked already as a dealership has vehicles and people for (resolution 103). */
export function takenTimes(booked: readonly TimeOfDay[], atOnce: number): TimeOfDay[] {
	return [...new Set(booked)].filter((time) => booked.filter((other) => other === time).length >= atOnce);
}

/** Whether a text is a day of the calendar: there is no 31st of February. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return false;
	return addDays(text, 0) === text;
}

function isBookable(timetable: Timetable, date: LocalDate, now: Date): boolean {
	if (!isDay(date)) return false;
	const ahead = daysBetween(localTime(now, timetable.zone).date, date);
	return ahead >= 1 && ahead <= BOOKING_DAYS;
}
