import { addDays, type LocalDate } from '../../../src/domain/time/local-date.ts';
import { between, type Random } from './random.ts';

/** A moment in the opening hours of a day so many days ago, in eastern standard time. */
export function momentAgo(random: Random, today: LocalDate, days: number): string {
	const minutes = String(between(random, 0, 59)).padStart(2, '0');
	const hours = String(between(random, 8, 16)).padStart(2, '0');
	return `${addDays(today, -days)}T${hours}:${minutes}:00+10:00`;
}

/** Noon of a day so many days ago, as Unix seconds: a window of whole days holds it or not at any hour of today. */
export function noonAgo(today: LocalDate, days: number): number {
	return Date.parse(`${addDays(today, -days)}T12:00:00+10:00`) / 1000;
}
