import { addDays, daysBetween, type LocalDate, localTime } from '../time/local-date.ts';
import type { TimeOfDay } from '../time/time-of-day.ts';
import { hoursOn } from './opening-hours.ts';
import type { Timetable } from './timetable.ts';
import { BOOKING_DAYS, visitTimes } from './visit-times.ts';

/**
 * The start times of visits on a day, without fully booked ones (see {@link fullyBookedTimes}); none for today, past days or too far ahead
 * (resolution 106).
 */
export function freeTimes(
	timetable: Timetable,
	date: LocalDate,
	now: Date,
	booked: readonly TimeOfDay[],
): TimeOfDay[] {
	if (!isBookable(timetable, date, now)) return [];
	return visitTimes(timetable, date).filter((time) => !booked.includes(time));
}

/**
 * The error message for a requested day and time; null for a valid one. Two visitors may request the same time: the dealer decides when
 * confirming.
 *
 * @param timetable null where the hours are unknown: then any half hour of any day is valid
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
	// On a day by appointment the hours are not known beforehand.
	if (hours.opens === null || visitTimes(timetable, date).includes(time)) return null;
	return `Please choose a time when we are open: ${hours.text} on that day.`;
}

/** The times of a day with as many requests as a dealership can serve at once, `atOnce` (resolution 103). */
export function fullyBookedTimes(booked: readonly TimeOfDay[], atOnce: number): TimeOfDay[] {
	return [...new Set(booked)].filter((time) => booked.filter((other) => other === time).length >= atOnce);
}

/** Whether a text is a valid calendar date: 31 February is not. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return false;
	return addDays(text, 0) === text;
}

function isBookable(timetable: Timetable, date: LocalDate, now: Date): boolean {
	if (!isDay(date)) return false;
	const ahead = daysBetween(localTime(now, timetable.zone).date, date);
	return ahead >= 1 && ahead <= BOOKING_DAYS;
}
