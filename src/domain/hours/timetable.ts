import type { LocalDate, Weekday } from '../time/local-date.ts';
import { minutesOf, type TimeOfDay } from '../time/time-of-day.ts';
import type { SpecialHoursEntry } from './special-hours.ts';

/** The hours of one weekday (LOCATIONS-017; the spelling of `formated_hours` is the specification's). */
export interface OpeningHourEntry {
	weekday: Weekday;
	status: 'Open' | 'Closed';
	/** Text used only when `open` or `close` is missing (resolution 165). */
	formated_hours: string | null;
	open: TimeOfDay | null;
	close: TimeOfDay | null;
}

/** Everything that decides when one department of one location is open, as dealers write it. */
export interface Schedule {
	/** IANA name of the location's clock. */
	time_zone: string;
	weekly: readonly OpeningHourEntry[];
	special: readonly SpecialHoursEntry[];
	/** Every other Saturday, counted from this one, is by appointment (LOCATIONS-034). */
	appointment_saturdays_from: LocalDate | null;
	/** Text where no hours are known (LOCATIONS-033). */
	unavailable_text: 'Closed' | 'By appointment only';
}

/** One day: opening and closing in minutes since midnight, or a text that says otherwise ('Closed'). */
export type TimetableDay = readonly [opens: number, closes: number] | string;

/** The same, worked out as far as it goes without a clock: small enough for every page, where a browser reads it. */
export interface Timetable {
	/** IANA name of the location's clock. */
	zone: string;
	/** By weekday, Sunday first. */
	week: readonly TimetableDay[];
	/** The days that differ. */
	dates: Readonly<Record<LocalDate, TimetableDay>>;
	/** The first of every other Saturday that is by appointment; absent where none is. */
	saturdays?: LocalDate;
}

/** A schedule as pages carry it. */
export function timetableOf(schedule: Schedule): Timetable {
	const { time_zone, weekly, special, appointment_saturdays_from, unavailable_text } = schedule;
	const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => {
		const entry = weekly.find((candidate) => candidate.weekday === weekday);
		return entry
			? dayOf(entry.status, entry.open, entry.close, entry.formated_hours ?? unavailable_text)
			: unavailable_text;
	});
	return {
		zone: time_zone,
		week,
		dates: Object.fromEntries(
			special.map(({ date, status, start_hour, end_hour }) => [
				date,
				dayOf(status, start_hour, end_hour, unavailable_text),
			]),
		),
		...(appointment_saturdays_from && { saturdays: appointment_saturdays_from }),
	};
}

function dayOf(
	status: 'Open' | 'Closed',
	open: TimeOfDay | null,
	close: TimeOfDay | null,
	untimed: string,
): TimetableDay {
	if (status === 'Closed') return 'Closed';
	return open && close ? [minutesOf(open), minutesOf(close)] : untimed;
}
