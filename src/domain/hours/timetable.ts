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

/** The opening hours of one department of one location, as configured by dealers. */
export interface Schedule {
	/** IANA time zone of the location. */
	time_zone: string;
	weekly: readonly OpeningHourEntry[];
	special: readonly SpecialHoursEntry[];
	/** Every other Saturday, counted from this one, is by appointment (LOCATIONS-034). */
	appointment_saturdays_from: LocalDate | null;
	/** The text where no hours are known (LOCATIONS-033). */
	unavailable_text: 'Closed' | 'By appointment only';
}

/** One day: opening and closing time in minutes since midnight, or a text instead ('Closed'). */
export type TimetableDay = readonly [opens: number, closes: number] | string;

/** A schedule in the compact form that pages contain for their scripts. */
export interface Timetable {
	/** IANA time zone of the location. */
	zone: string;
	/** By weekday, Sunday first. */
	week: readonly TimetableDay[];
	/** Special dates. */
	dates: Readonly<Record<LocalDate, TimetableDay>>;
	/** The first of the fortnightly Saturdays by appointment; absent where there are none. */
	saturdays?: LocalDate;
}

/** Converts a schedule to a timetable. */
export function timetableOf(schedule: Schedule): Timetable {
	const { time_zone, weekly, special, appointment_saturdays_from, unavailable_text } = schedule;
	const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => {
		const entry = weekly.find((candidate) => candidate.weekday === weekday);
		return entry
			? timetableDay(entry.status, entry.open, entry.close, entry.formated_hours ?? unavailable_text)
			: unavailable_text;
	});
	return {
		zone: time_zone,
		week,
		dates: Object.fromEntries(
			special.map(({ date, status, start_hour, end_hour }) => [
				date,
				timetableDay(status, start_hour, end_hour, unavailable_text),
			]),
		),
		...(appointment_saturdays_from && { saturdays: appointment_saturdays_from }),
	};
}

function timetableDay(
	status: 'Open' | 'Closed',
	open: TimeOfDay | null,
	close: TimeOfDay | null,
	untimed: string,
): TimetableDay {
	if (status === 'Closed') return 'Closed';
	return open && close ? [minutesOf(open), minutesOf(close)] : untimed;
}
