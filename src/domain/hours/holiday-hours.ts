import { formatDate } from '../time/format-date.ts';
import { type LocalDate, WEEKDAY_NAMES, weekdayOf } from '../time/local-date.ts';
import { hoursOn } from './opening-hours.ts';
import { type Department, type SpecialHoursEntry, upcomingSpecialHours } from './special-hours.ts';
import { type Schedule, timetableOf } from './timetable.ts';

/** A date with special hours at a location, as its dialog lists it (LOCATIONS-026). */
export interface Holiday {
	date: LocalDate;
	/** 'Friday 25 Dec 2026'. */
	day: string;
	/** 'Closed', or an entry for each department that differs: 'Service: Closed'. */
	hours: string[];
}

/** A department of a location, with the data that decides its holidays. */
export interface HolidayDepartment {
	department: Department;
	/** Its name in the list: 'Service'. */
	label: string;
	location_name: string;
	schedule: Schedule;
}

/**
 * The holidays of a location from a day on (LOCATIONS-027), in order. Hours that are the same for all departments are listed once.
 *
 * @param from the day in the location's own time zone
 */
export function holidaysFrom(
	entries: readonly SpecialHoursEntry[],
	departments: readonly HolidayDepartment[],
	from: LocalDate,
): Holiday[] {
	const listed = departments.flatMap(({ department, label, location_name, schedule }) =>
		upcomingSpecialHours(entries, { department, location_name, from }).map((entry) => ({
			date: entry.date,
			label,
			text: hoursOn(timetableOf({ ...schedule, special: [entry] }), entry.date).text,
		})),
	);
	const byDate = Map.groupBy(listed, ({ date }) => date);
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
