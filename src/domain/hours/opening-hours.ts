import {
	addDays,
	daysBetween,
	type LocalDate,
	localTime,
	WEEKDAY_NAMES,
	type Weekday,
	weekdayOf,
} from '../time/local-date.ts';
import { formatTime } from '../time/time-of-day.ts';
import type { Timetable } from './timetable.ts';

/** The hours of one day: opening and closing times, or a text instead. */
export interface DayHours {
	date: LocalDate;
	weekday: Weekday;
	/** Minutes since midnight; null on a day without times. */
	opens: number | null;
	closes: number | null;
	/** '8:30am – 5:30pm', 'Closed', 'By Appointment Only'… */
	text: string;
	isClosed: boolean;
}

/** The hours of a calendar day: those of a special date, else of an appointment Saturday, else of the weekday. */
export function hoursOn({ week, dates, saturdays }: Timetable, date: LocalDate): DayHours {
	const weekday = weekdayOf(date);
	const isByAppointment = weekday === 6 && saturdays !== undefined && isEveryOther(saturdays, date);
	const day = dates[date] ?? (isByAppointment ? 'By Appointment Only' : (week[weekday] ?? 'Closed'));
	const [opens, closes] = typeof day === 'string' ? [null, null] : day;
	const text = typeof day === 'string' ? day : day.map(formatTime).join(' – ');
	return { date, weekday, opens, closes, text, isClosed: text === 'Closed' };
}

/** The next seven days, sorted Monday to Sunday (LOCATIONS-021): on a Saturday, Friday's row is next Friday's. */
export function weekHours(timetable: Timetable, now: Date): DayHours[] {
	const today = localTime(now, timetable.zone).date;
	return Array.from({ length: 7 }, (_, days) => hoursOn(timetable, addDays(today, days))).sort(
		(a, b) => fromMonday(a.weekday) - fromMonday(b.weekday),
	);
}

/** Weekly hours for compact lists: Monday to Friday is one row when the five are the same (LOCATIONS-032). */
export function compactWeek(
	week: readonly DayHours[],
): { label: string; days: readonly DayHours[]; text: string }[] {
	const weekdays = week.filter(({ weekday }) => weekday >= 1 && weekday <= 5);
	const collapses = weekdays.length === 5 && new Set(weekdays.map(({ text }) => text)).size === 1;
	const single = (day: DayHours) => ({ label: WEEKDAY_NAMES[day.weekday], days: [day], text: day.text });
	if (!collapses) return week.map(single);
	return [
		{ label: 'Monday to Friday', days: weekdays, text: weekdays[0]?.text ?? '' },
		...week.filter((day) => !weekdays.includes(day)).map(single),
	];
}

/** Whether a location is open now, and when it closes or next opens. */
export type OpenState =
	| { open: true; text: string }
	/** `text` includes the next opening within a week, or is only 'Closed'. */
	| { open: false; text: string };

/** Whether a location is open: from its opening time up to, not including, its closing time. */
export function isOpen(timetable: Timetable, now: Date): boolean {
	const { date, minutes } = localTime(now, timetable.zone);
	const { opens, closes } = hoursOn(timetable, date);
	return opens !== null && closes !== null && minutes >= opens && minutes < closes;
}

/** Whether a location is open, in words: 'Open until 5:30pm', 'Closed, opens 8:30am tomorrow'. */
export function openState(timetable: Timetable, now: Date): OpenState {
	const { date, minutes } = localTime(now, timetable.zone);
	const today = hoursOn(timetable, date);
	if (isOpen(timetable, now)) return { open: true, text: `Open until ${formatTime(today.closes ?? 0)}` };
	for (let days = 0; days <= 7; days++) {
		const day = hoursOn(timetable, addDays(date, days));
		if (day.opens === null || (days === 0 && minutes >= day.opens)) continue;
		return { open: false, text: `Closed, opens ${formatTime(day.opens)}${daysAhead(days, day.weekday)}` };
	}
	return { open: false, text: today.opens === null ? today.text : 'Closed' };
}

/** A day relative to today: ' tomorrow', ' Friday', or ' next Friday' for a week from now. */
function daysAhead(days: number, weekday: Weekday): string {
	if (days === 0) return '';
	if (days === 1) return ' tomorrow';
	return days < 7 ? ` ${WEEKDAY_NAMES[weekday]}` : ` next ${WEEKDAY_NAMES[weekday]}`;
}

/** Whether a day is a whole number of fortnights after the first. */
function isEveryOther(first: LocalDate, date: LocalDate): boolean {
	const days = daysBetween(first, date);
	return days >= 0 && days % 14 === 0;
}

function fromMonday(weekday: Weekday): number {
	return (weekday + 6) % 7;
}
