import { type DayHours, hoursOn } from '../../hours/opening-hours.ts';
import type { Timetable } from '../../hours/timetable.ts';
import { formatDate } from '../../time/format-date.ts';
import { addDays, localTime, WEEKDAY_NAMES } from '../../time/local-date.ts';
import { type HoursLabel, OPENING_HOURS } from '../hours-answer.ts';
import type { Passage } from './passage.ts';

/** A location of a dealer, as answers quote it. */
export interface AnsweringLocation {
	name: string;
	/** What its hours are those of. */
	hours_of: HoursLabel;
	address: string;
	/** Null where it has no number of its own. */
	phone: string | null;
	/** Its page, or the page that shows it. */
	href: string;
	/** Null where its hours are not known. */
	timetable: Timetable | null;
}

/** A Monday: the regular week is the same in every week. */
const MONDAY = '2026-01-05';

/** What a location's entry says, with the hours of the days that differ in the weeks from now on. */
export function locationPassages(location: AnsweringLocation, now: Date): Passage[] {
	const { name, address, phone, href, timetable, hours_of } = location;
	const said = (label: string, text: string): Passage => ({ label, text, from: name, href });
	return [
		...(timetable ? hoursPassages(timetable, hours_of, said, now) : []),
		...(hours_of === OPENING_HOURS ? [said('Where to see it', `${name}, ${address}`)] : []),
		...(phone === null ? [] : [said('Phone', phone)]),
	];
}

function hoursPassages(
	timetable: Timetable,
	label: HoursLabel,
	said: (label: string, text: string) => Passage,
	now: Date,
): Passage[] {
	const today = localTime(now, timetable.zone).date;
	const { zone, week: days, saturdays } = timetable;
	const week = Array.from({ length: 7 }, (_, day) =>
		hoursOn({ zone, week: days, dates: {} }, addDays(MONDAY, day)),
	).map((day) => (saturdays && day.weekday === 6 ? { ...day, text: `${day.text} ${BY_APPOINTMENT}` } : day));
	const special = Object.keys(timetable.dates)
		.filter((date) => date >= today)
		.toSorted()
		.map((date) => {
			const { text, weekday } = hoursOn(timetable, date);
			return { ...said(`${WEEKDAY_NAMES[weekday]} ${formatDate(date)}`, text), date };
		});
	return [{ ...said(label, weekText(week)), hours: timetable }, ...special];
}

/** Behind the hours of Saturdays. */
const BY_APPOINTMENT = '(every other one by appointment only)';

/** A week in one line: 'Monday to Wednesday 8:00am – 6:00pm, Thursday 8:00am – 8:00pm'. */
function weekText(week: readonly DayHours[]): string {
	const runs: DayHours[][] = [];
	for (const day of week) {
		const run = runs.at(-1);
		if (run?.[0]?.text === day.text) run.push(day);
		else runs.push([day]);
	}
	return runs.map((run) => `${daysOf(run)} ${run[0]?.text}`).join(', ');
}

function daysOf(run: readonly DayHours[]): string {
	const [first, last] = [run[0], run.at(-1)].map((day) => WEEKDAY_NAMES[day?.weekday ?? 0]);
	return run.length === 1 ? `${first}` : run.length === 2 ? `${first} and ${last}` : `${first} to ${last}`;
}
