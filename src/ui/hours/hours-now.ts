import { type DayHours, type OpenState, openState, weekHours } from '../../domain/hours/opening-hours.ts';
import type { Timetable } from '../../domain/hours/timetable.ts';
import type { Weekday } from '../../domain/time/local-date.ts';
import { localTime, weekdayOf } from '../../domain/time/local-date.ts';

/** State of a timetable at a moment. */
export interface HoursNow {
	open: OpenState;
	today: Weekday;
	/** Hours of a row of weekdays in the coming week; null when they differ and do not fit one text. */
	rowOf: (weekdays: readonly number[]) => Pick<DayHours, 'text' | 'isClosed'> | null;
}

/** The state of a timetable at a moment, in the timetable's own time zone. */
export function hoursNow(timetable: Timetable, now: Date): HoursNow {
	const week = weekHours(timetable, now);
	return {
		open: openState(timetable, now),
		today: weekdayOf(localTime(now, timetable.zone).date),
		rowOf: (weekdays) => {
			const [first, ...others] = week.filter(({ weekday }) => weekdays.includes(weekday));
			return first && others.every(({ text }) => text === first.text) ? first : null;
		},
	};
}
