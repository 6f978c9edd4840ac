import { addDays, type LocalDate } from '../../../src/domain/time/local-date.ts';
import { between, type Random } from './random.ts';

/** A time within opening hours a number of days ago, in Australian eastern standard time. */
export function momentAgo(random: Random, today: LocalDate, days: number): string {
	const minutes = String(between(random, 0, 59)).padStart(2, '0');
	const hours = String(between(random, 8, 16)).padStart(2, '0');
	return `${addDays(today, -days)}T${hours}:${minutes}:00+10:00`;
}

/** Noon a number of days ago, as Unix seconds: whether a window of whole days contains it does not depend on the hour of today. */
export function noonAgo(today: LocalDate, days: number): number {
	return Date.parse(`${addDays(today, -days)}T12:00:00+10:00`) / 1000;
}
