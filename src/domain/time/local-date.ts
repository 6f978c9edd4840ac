import { minutesOf } from './time-of-day.ts';

/** A calendar day without a clock: `2026-11-20`. */
export type LocalDate = string;

/** 0 is Sunday, 6 is Saturday, as the feeds count (LOCATIONS-017). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The English names of the weekdays, by number: 0 is Sunday. */
export const WEEKDAY_NAMES = [
	'Sunday',
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
] as const;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Creating a formatter costs more than all its uses on a page, so there is one for each time zone. */
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The local date and time in a time zone.
 *
 * @param timeZone IANA name, such as `Australia/Perth`; undefined for the machine's own, which in a browser is the visitor's. Throws a
 * RangeError for an unknown one.
 * @returns the day and the minutes since midnight
 */
export function localTime(now: Date, timeZone: string | undefined): { date: LocalDate; minutes: number } {
	const [date = '', time = ''] = formatterFor(timeZone).format(now).split(' ');
	return { date, minutes: minutesOf(time) };
}

/** The weekday of a calendar day. */
export function weekdayOf(date: LocalDate): Weekday {
	return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}

/** The calendar day some days later, or earlier for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * The first moment of a calendar day in a time zone, Unix milliseconds.
 *
 * @param timeZone IANA name. Throws a RangeError for an unknown one.
 */
export function startOfDay(date: LocalDate, timeZone: string): number {
	const midnight = Date.parse(`${date}T00:00:00Z`);
	const offsetAt = (moment: number) => {
		const local = localTime(new Date(moment), timeZone);
		return Date.parse(`${local.date}T00:00:00Z`) + local.minutes * MINUTE_MS - moment;
	};
	// Twice, as the clocks may change between the two moments.
	return midnight - offsetAt(midnight - offsetAt(midnight));
}

function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
	let formatter = formatters.get(timeZone);
	if (!formatter) {
		// The Swedish format is that of our fields: 2026-11-20 08:30.
		formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
		formatters.set(timeZone, formatter);
	}
	return formatter;
}
