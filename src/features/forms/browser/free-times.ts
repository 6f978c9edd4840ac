import { getAppointments } from '../../../api/get-appointments.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import { visitTimes } from '../../../domain/hours/visit-times.ts';
import type { LocalDate } from '../../../domain/time/local-date.ts';
import type { TimeOfDay } from '../../../domain/time/time-of-day.ts';

/**
 * Possible start times of a visit on a day: the free times of the lead API, else every half hour of the opening hours (resolutions 103,
 * 106).
 *
 * @param api base path of the lead API; null to use the opening hours
 */
export async function freeTimes(
	api: string | null,
	dealership_slug: string,
	date: LocalDate,
	timetable: Timetable,
): Promise<readonly TimeOfDay[]> {
	const free = api === null ? null : await getAppointments(api, { dealership_slug, date });
	return free ?? visitTimes(timetable, date);
}
