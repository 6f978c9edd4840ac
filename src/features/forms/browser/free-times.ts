import type { Timetable } from '../../../domain/hours/timetable.ts';
import { visitTimes } from '../../../domain/hours/visit-times.ts';
import type { LocalDate } from '../../../domain/time/local-date.ts';
import type { TimeOfDay } from '../../../domain/time/time-of-day.ts';

/** How long the service may take, milliseconds. */
const PATIENCE_MS = 4000;

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
): Promise<TimeOfDay[]> {
	const open = visitTimes(timetable, date);
	if (api === null) return open;
	try {
		const query = new URLSearchParams({ dealership_slug, date });
		const response = await fetch(`${api}/appointments?${query}`, {
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const answer = response.ok ? await response.json() : null;
		const times: unknown = answer?.times;
		if (Array.isArray(times)) return times.filter((time) => /^\d{2}:\d{2}$/.test(time));
	} catch {
		// Any of the day's times may be asked for then.
	}
	return open;
}
