import { addDays, type LocalDate, localTime } from './local-date.ts';
import { hoursOn, type Schedule } from './opening-hours.ts';

/** A time during which somebody is there, Unix milliseconds: from the first up to, not including, the second. */
export type OpenInterval = readonly [from: number, to: number];

const MINUTE_MS = 60_000;

/**
 * When a place is open on this day where it is and the days after, as moments: what a browser can compare without a calendar. The last one
 * is empty, and tells how far is known.
 */
export function openIntervals(schedule: Schedule, now: Date, days: number): OpenInterval[] {
	const today = localTime(now, schedule.time_zone).date;
	const end = momentAt(addDays(today, days), 0, schedule.time_zone);
	const open = Array.from({ length: days }, (_, index) => addDays(today, index)).flatMap((date) => {
		const { opens, closes } = hoursOn(schedule, date);
		if (opens === null || closes === null) return [];
		return [[momentAt(date, opens, schedule.time_zone), momentAt(date, closes, schedule.time_zone)] as const];
	});
	return [...open, [end, end]];
}

/** Whether one of the intervals holds a moment. From the end of what is known on nobody can tell: then it may as well be open. */
export function isWithin(intervals: readonly OpenInterval[], now: number): boolean {
	const last = intervals.at(-1);
	return last === undefined || now >= last[1] || intervals.some(([from, to]) => now >= from && now < to);
}

/** The moment at which a clock shows a time: the offset from UTC is the one in force then. */
function momentAt(date: LocalDate, minutes: number, timeZone: string): number {
	const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
	// Twice: the first guess may lie on the other side of a change to daylight-saving time.
	return [0, 1].reduce((guess) => guess - (shown(guess, timeZone) - asIfUtc), asIfUtc);
}

/** What a clock shows at a moment, as if it were UTC. */
function shown(moment: number, timeZone: string): number {
	const { date, minutes } = localTime(new Date(moment), timeZone);
	return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
}
