import { getAppointments } from '../../../api/get-appointments.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import { visitTimes } from '../../../domain/hours/visit-times.ts';
import type { LocalDate } from '../../../domain/time/local-date.ts';
import type { TimeOfDay } from '../../../domain/time/time-of-day.ts';

/**
 * Times a visit can begin on a day: those the lead API says are free, else every half hour the doors are open (resolutions 103, 106).
 *
 * @param api where the lead API answers; null where it is not asked
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
