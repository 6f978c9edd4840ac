import type { Schedule } from '../../domain/opening-hours.ts';

/** What only the choice of the special dates needed, which was made when the page was. */
const DECIDED = ['department', 'location_name'];

/** A schedule as an element carries it (`data-schedule`): what is null is left out, and the rules read it as null (hoursOn). */
export function scheduleText(schedule: Schedule): string {
	return JSON.stringify(schedule, (name, value) =>
		value === null || DECIDED.includes(name) ? undefined : value,
	);
}
