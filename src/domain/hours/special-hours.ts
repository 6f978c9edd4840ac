import type { LocalDate } from '../time/local-date.ts';
import type { TimeOfDay } from '../time/time-of-day.ts';

/** A department of a location that has opening hours of its own. */
export type Department = 'sales' | 'service' | 'parts';

/** The hours of one date, which replace the weekday's (LOCATIONS-018, resolution 164). */
export interface SpecialHoursEntry {
	date: LocalDate;
	status: 'Open' | 'Closed';
	start_hour: TimeOfDay | null;
	end_hour: TimeOfDay | null;
	department: Department | 'all';
	/** The name of its location; null for all. */
	location_name: string | null;
}

/**
 * The special dates of a department of a location, from a day on, in order (LOCATIONS-027). Where several entries have the same date, the
 * most specific wins: first by location, then by department.
 */
export function upcomingSpecialHours(
	entries: readonly SpecialHoursEntry[],
	{ department, location_name, from }: { department: Department; location_name: string; from: LocalDate },
): SpecialHoursEntry[] {
	return entries
		.filter((entry) => entry.department === 'all' || entry.department === department)
		.filter((entry) => entry.location_name === null || entry.location_name === location_name)
		.filter((entry) => entry.date >= from)
		.sort((a, b) => a.date.localeCompare(b.date) || specificity(b) - specificity(a))
		.filter((entry, index, sorted) => entry.date !== sorted[index - 1]?.date);
}

function specificity({ location_name, department }: SpecialHoursEntry): number {
	return (location_name === null ? 0 : 2) + (department === 'all' ? 0 : 1);
}
