import { getAppointments } from '../../../api/leads/get-appointments.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import { visitTimes } from '../../../domain/hours/visit-times.ts';
import type { LocalDate } from '../../../domain/time/local-date.ts';
import type { TimeOfDay } from '../../../domain/time/time-of-day.ts';

/** A start time of a visit, and whether it can still be booked. */
export interface VisitTime {
	time: TimeOfDay;
	isFree: boolean;
}

/**
 * Start times of a visit on a day: those the lead API says are free, and those of the opening hours that it does not, which are taken; else
 * every half hour of the opening hours (resolutions 103, 106).
 *
 * @param api base path of the lead API; null to use the opening hours
 */
export async function freeTimes(
	api: string | null,
	query: { dealership_slug: string; date: LocalDate; location_id?: string },
	timetable: Timetable,
): Promise<readonly VisitTime[]> {
	const free = api === null ? null : await getAppointments(api, query);
	const times = visitTimes(timetable, query.date);
	if (free?.length === 0) return [];
	const isFree = (time: TimeOfDay) => free?.includes(time) ?? true;
	return [...new Set([...times, ...(free ?? [])])].sort().map((time) => ({ time, isFree: isFree(time) }));
}
