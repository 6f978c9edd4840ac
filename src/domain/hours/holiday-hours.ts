import { formatDate, type LocalDate, WEEKDAY_NAMES, weekdayOf } from '../time/local-date.ts';
import { hoursOn } from './opening-hours.ts';
import { type Department, type SpecialHoursEntry, upcomingSpecialHours } from './special-hours.ts';
import { type Schedule, timetableOf } from './timetable.ts';

/** A date on which the hours of a place differ, as its dialog lists it (LOCATIONS-026). */
export interface Holiday {
	date: LocalDate;
	/** 'Friday 25 Dec 2026'. */
	day: string;
	/** 'Closed', or one for each department that differs: 'Service: Closed'. */
	hours: string[];
}

/** What decides the holidays of one department of a place. */
export interface HolidayDepartment {
	department: Department;
	/** 'Service'; how it is told from the others. */
	label: string;
	location_name: string;
	schedule: Schedule;
}

/**
 * The holidays of a place from a day on (LOCATIONS-027), in order. What holds for all departments is said once.
 *
 * @param from the day on the place's own clock
 */
export function holidaysFrom(
	entries: readonly SpecialHoursEntry[],
	departments: readonly HolidayDepartment[],
	from: LocalDate,
): Holiday[] {
	const said = departments.flatMap(({ department, label, location_name, schedule }) =>
		upcomingSpecialHours(entries, { department, location_name, from }).map((entry) => ({
			date: entry.date,
			label,
			text: hoursOn(timetableOf({ ...schedule, special: [entry] }), entry.date).text,
		})),
	);
	const byDate = Map.groupBy(said, ({ date }) => date);
	return [...byDate.keys()].toSorted().map((date) => {
		const hours = byDate.get(date) ?? [];
		const isForAll =
			hours.length === departments.length && hours.every(({ text }) => text === hours[0]?.text);
		return {
			date,
			day: `${WEEKDAY_NAMES[weekdayOf(date)]} ${formatDate(date)}`,
			hours: isForAll ? [hours[0]?.text ?? ''] : hours.map(({ label, text }) => `${label}: ${text}`),
		};
	});
}
