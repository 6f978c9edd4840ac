import { closedOnHolidays } from '../../hours/national-holidays.ts';
import { hoursOn, isOpen } from '../../hours/opening-hours.ts';
import type { Timetable } from '../../hours/timetable.ts';
import { addDays, type LocalDate, localTime, WEEKDAY_NAMES, weekdayOf } from '../../time/local-date.ts';
import type { Says } from '../polar-answer.ts';

/** Holidays of a fixed day, by their names. */
const HOLIDAYS: readonly (readonly [RegExp, day: string])[] = [
	[/\bchristmas eve\b/, '12-24'],
	[/\b(christmas|xmas)\b/, '12-25'],
	[/\bboxing day\b/, '12-26'],
	[/\bnew year'?s eve\b/, '12-31'],
	[/\bnew year/, '01-01'],
	[/\baustralia day\b/, '01-26'],
	[/\banzac\b/, '04-25'],
];

/** The day that a question about opening hours names, from a day on; null for none. */
export function askedDay(plain: string, today: LocalDate): LocalDate | null {
	if (/\b(today|tonight|this (morning|arvo|afternoon|evening))\b/.test(plain)) return today;
	if (/\btomorrow|\btomoz\b/.test(plain)) return addDays(today, 1);
	const [, holiday] = HOLIDAYS.find(([name]) => name.test(plain)) ?? [];
	if (holiday !== undefined) {
		const [year] = today.split('-').map(Number);
		const dates = [year, (year ?? 0) + 1].map((one) => `${one}-${holiday}`);
		return dates.find((date) => date >= today) ?? null;
	}
	const weekday = WEEKDAY_NAMES.findIndex((name) =>
		new RegExp(`\\b${name.slice(0, 3)}(${name.slice(3)}|s|rs|nes|urs)?s?\\b`, 'i').test(plain),
	);
	if (weekday < 0) return null;
	const ahead = (weekday - weekdayOf(today) + 7) % 7;
	return addDays(today, ahead);
}

/** Whether a question about opening hours is about the present: 'Are you open now?', 'Are you open?' */
export const isAboutNow = (plain: string): boolean =>
	/\bnow\b|\bmoment\b|\bcurrently\b|^(?:are|r|is|u|you)\b.{0,12}\b(?:open|closed)\b\W*$/.test(plain);

/**
 * Whether a location is open when a question asks: 'Are you open on Sunday?' Null for other questions, for days by appointment, and for a
 * holiday that the dealer says nothing about.
 */
export function isOpenThen(plain: string, timetable: Timetable, now: Date): Says {
	if (!/\bopen\b|\bclosed?\b/.test(plain) || /^(what|when|how|which|until|till)\b|\bwhat time\b/.test(plain))
		return null;
	const isAskedClosed = /\bclosed?\b/.test(plain) && !/\bopen\b/.test(plain);
	const open = isOpenOn(plain, timetable, now);
	return open === null ? null : open === isAskedClosed ? 'no' : 'yes';
}

function isOpenOn(plain: string, timetable: Timetable, now: Date): boolean | null {
	const today = localTime(now, timetable.zone).date;
	const day = askedDay(plain, today);
	if (timetable.saturdays && /\bsat(urday)?s\b/.test(plain)) return null;
	if (day === null) return isAboutNow(plain) ? isOpen(timetable, now) : null;
	const { isClosed, opens, closes } = hoursOn(timetable, day);
	// In the evening it was open today, and is so no more.
	if (day === today && closes !== null && localTime(now, timetable.zone).minutes >= closes) return null;
	const isUnstated = closedOnHolidays(timetable, today).dates[day] !== timetable.dates[day];
	return isClosed ? false : isUnstated || opens === null ? null : true;
}
