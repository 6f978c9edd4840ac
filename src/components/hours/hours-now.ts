import type { Weekday } from '../../domain/local-date.ts';
import { localTime, weekdayOf } from '../../domain/local-date.ts';
import {
	type DayHours,
	type OpenState,
	openState,
	type Schedule,
	weekHours,
} from '../../domain/opening-hours.ts';

/** What is true of a schedule at a moment, beyond what the page said when it was made. */
export interface HoursNow {
	open: OpenState;
	today: Weekday;
	/** The hours of a row of days as they come next; null when its days differ now and one text cannot say it. */
	rowOf: (weekdays: readonly number[]) => Pick<DayHours, 'text' | 'isClosed'> | null;
}

export function hoursNow(schedule: Schedule, now: Date): HoursNow {
	const week = weekHours(schedule, now);
	return {
		open: openState(schedule, now),
		today: weekdayOf(localTime(now, schedule.time_zone).date),
		rowOf: (weekdays) => {
			const [first, ...others] = week.filter(({ weekday }) => weekdays.includes(weekday));
			return first && others.every(({ text }) => text === first.text) ? first : null;
		},
	};
}
