import {
	addDays,
	daysBetween,
	type LocalDate,
	localTime,
	WEEKDAY_NAMES,
	type Weekday,
	weekdayOf,
} from './local-date.ts';
import type { SpecialHoursEntry } from './special-hours.ts';
import { formatTime, minutesOf, type TimeOfDay } from './time-of-day.ts';

/** The hours of one weekday (LOCATIONS-017; the spelling of `formated_hours` is the specification's). */
export interface OpeningHourEntry {
	weekday: Weekday;
	status: 'Open' | 'Closed';
	/** Text used only when `open` or `close` is missing (resolution 165). */
	formated_hours: string | null;
	open: TimeOfDay | null;
	close: TimeOfDay | null;
}

/** Everything that decides when one department of one location is open. */
export interface Schedule {
	/** IANA name of the location's clock. */
	time_zone: string;
	weekly: readonly OpeningHourEntry[];
	special: readonly SpecialHoursEntry[];
	/** Every other Saturday, counted from this one, is by appointment (LOCATIONS-034). */
	appointment_saturdays_from: LocalDate | null;
	/** Text where no hours are known (LOCATIONS-033). */
	unavailable_text: 'Closed' | 'By appointment only';
}

/** The hours of one day: open between two times, or a text that says otherwise. */
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

/** The hours of one calendar day: a special date first, then an appointment Saturday, then the weekday. */
export function hoursOn(schedule: Schedule, date: LocalDate): DayHours {
	const weekday = weekdayOf(date);
	const special = schedule.special.find((entry) => entry.date === date);
	if (special) return dayHours(date, special.status, special.start_hour, special.end_hour, null, schedule);
	if (weekday === 6 && isAppointmentSaturday(schedule, date)) {
		return wordedDay(date, 'By Appointment Only');
	}
	const entry = schedule.weekly.find((candidate) => candidate.weekday === weekday);
	if (!entry) return wordedDay(date, schedule.unavailable_text);
	return dayHours(date, entry.status, entry.open, entry.close, entry.formated_hours, schedule);
}

/** Seven days, Monday to Sunday, each the next one to come (LOCATIONS-021): Friday's row on a Saturday is next Friday's. */
export function weekHours(schedule: Schedule, now: Date): DayHours[] {
	const today = localTime(now, schedule.time_zone).date;
	return Array.from({ length: 7 }, (_, days) => hoursOn(schedule, addDays(today, days))).sort(
		(a, b) => fromMonday(a.weekday) - fromMonday(b.weekday),
	);
}

/** Weekly hours in as few rows as compact lists need: Monday to Friday is one row when the five agree (LOCATIONS-032). */
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

/** Whether a location is open now, and when that ends or begins. */
export type OpenState =
	| { open: true; text: string }
	/** `text` names the next opening within a week, or only 'Closed'. */
	| { open: false; text: string };

/** Whether a schedule is open at a moment, in words: 'Open until 5:30pm', 'Closed, opens 8:30am tomorrow'. */
export function openState(schedule: Schedule, now: Date): OpenState {
	const { date, minutes } = localTime(now, schedule.time_zone);
	const today = hoursOn(schedule, date);
	if (today.opens !== null && today.closes !== null && minutes >= today.opens && minutes < today.closes) {
		return { open: true, text: `Open until ${formatTime(today.closes)}` };
	}
	for (let days = 0; days <= 7; days++) {
		const day = hoursOn(schedule, addDays(date, days));
		if (day.opens === null || (days === 0 && minutes >= day.opens)) continue;
		return { open: false, text: `Closed, opens ${formatTime(day.opens)}${daysAhead(days, day.weekday)}` };
	}
	return { open: false, text: today.opens === null ? today.text : 'Closed' };
}

/** When a day comes, as said today; a week from now it has today's name. */
function daysAhead(days: number, weekday: Weekday): string {
	if (days === 0) return '';
	if (days === 1) return ' tomorrow';
	return days < 7 ? ` ${WEEKDAY_NAMES[weekday]}` : ` next ${WEEKDAY_NAMES[weekday]}`;
}

function dayHours(
	date: LocalDate,
	status: 'Open' | 'Closed',
	open: TimeOfDay | null,
	close: TimeOfDay | null,
	fallback: string | null,
	schedule: Schedule,
): DayHours {
	if (status === 'Closed') return wordedDay(date, 'Closed');
	// In a page nulls are left out (schedule-text.ts).
	if (!open || !close) return wordedDay(date, fallback ?? schedule.unavailable_text);
	const opens = minutesOf(open);
	const closes = minutesOf(close);
	const text = `${formatTime(opens)} – ${formatTime(closes)}`;
	return { date, weekday: weekdayOf(date), opens, closes, text, isClosed: false };
}

/** A day without times: closed, or whatever else its text says. */
function wordedDay(date: LocalDate, text: string): DayHours {
	return { date, weekday: weekdayOf(date), opens: null, closes: null, text, isClosed: text === 'Closed' };
}

function isAppointmentSaturday(schedule: Schedule, date: LocalDate): boolean {
	const from = schedule.appointment_saturdays_from;
	if (!from) return false;
	const weeks = daysBetween(from, date) / 7;
	return weeks >= 0 && weeks % 2 === 0;
}

function fromMonday(weekday: Weekday): number {
	return (weekday + 6) % 7;
}
