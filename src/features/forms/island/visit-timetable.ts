import type { Timetable } from '../../../domain/hours/timetable.ts';
import { visitDays } from '../../../domain/hours/visit-times.ts';
import { type LocalDate, localTime } from '../../../domain/time/local-date.ts';
import type { Chosen } from './choose-places.ts';

/**
 * The hours in which a visit can be: of the chosen location, of the dealership, else those the page carries for its own place
 * (`data-timetable`). Null where none are known.
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

/** The days on which a visit can be booked from now on; none where no hours are known. */
export function daysToVisit(timetable: Timetable | null): LocalDate[] {
	return timetable ? visitDays(timetable, localTime(new Date(), timetable.zone).date) : [];
}
