import type { Timetable } from '../../../../domain/hours/timetable.ts';
import { visitDays } from '../../../../domain/hours/visit-times.ts';
import { type LocalDate, localTime } from '../../../../domain/time/local-date.ts';
import type { Chosen } from '../choose-locations.ts';

/**
 * Timetable for visits: of the chosen location, of the dealership, else of the page's own location (`data-timetable`). Null when unknown.
 */
export function visitTimetable(
	timetables: Readonly<Record<string, Timetable>>,
	{ location, dealership_slug }: Chosen,
	form: HTMLFormElement | null,
): Timetable | null {
	const known = timetables[location] ?? timetables[dealership_slug];
	if (known) return known;
	const place = form?.closest('main')?.querySelector<HTMLElement>('[data-timetable]');
	const carried = place?.dataset['timetable'];
	return carried ? JSON.parse(carried) : null;
}

/** Bookable days from now on; empty without a timetable. */
export function daysToVisit(timetable: Timetable | null): LocalDate[] {
	return timetable ? visitDays(timetable, localTime(new Date(), timetable.zone).date) : [];
}

/** Whether a day is over, or today, at the location: too late for a visit. */
export function hasPassed(date: LocalDate, { zone }: Timetable): boolean {
	return date <= localTime(new Date(), zone).date;
}
