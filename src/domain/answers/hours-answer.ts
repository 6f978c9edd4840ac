import { localTime } from '../time/local-date.ts';
import type { Passage } from './passages/passage.ts';
import type { Says } from './polar-answer.ts';
import { askedDay, isAboutNow, isOpenThen } from './questions/opening-question.ts';

/** The names of the facts with a location's regular hours, and with those of its departments. */
export const OPENING_HOURS = 'Opening hours';

/** The name of the fact with the hours of a location or one of its departments. */
export type HoursLabel = typeof OPENING_HOURS | 'Service hours' | 'Parts hours';

/** More locations hide the answer. */
const MOST_LOCATIONS = 3;

const DEPARTMENTS: readonly (readonly [HoursLabel, RegExp])[] = [
	['Service hours', /\bservic|\bworkshop\b|\bmechanic/],
	['Parts hours', /\bparts\b|\bspares\b/],
];

/** The name of the hours of the department that a question in lower case is about; of the sales yard where it names none. */
export const departmentIn = (plain: string): HoursLabel =>
	DEPARTMENTS.find(([, pattern]) => pattern.test(plain))?.[0] ?? OPENING_HOURS;

/** The answer to a question about opening hours: those of each location, and of the day it names where they differ. */
export function hoursAnswer(
	plain: string,
	passages: readonly Passage[],
	now: Date,
): { says: Says; quotes: readonly Passage[] } | null {
	const wanted = departmentIn(plain);
	const named = (label: string) => passages.filter((one) => one.label === label);
	const own = named(wanted);
	const regular = own.length > 0 ? own : named(OPENING_HOURS);
	if (regular.length === 0) return null;
	// The hours of another department do not decide it.
	const isDecided = own.length > 0;
	const says = new Set(
		regular.map(({ hours }) => (hours && isDecided ? isOpenThen(plain, hours, now) : null)),
	);
	const [only = null] = says;
	const shown = regular.slice(0, MOST_LOCATIONS);
	const special = shown.flatMap(({ hours, from }) => {
		const today = hours && localTime(now, hours.zone).date;
		const day = today && (askedDay(plain, today) ?? (isAboutNow(plain) ? today : null));
		return passages.filter(({ date, from: other }) => date !== undefined && date === day && other === from);
	});
	return { says: says.size === 1 ? only : null, quotes: [...special, ...shown] };
}
