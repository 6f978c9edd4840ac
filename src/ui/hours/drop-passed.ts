import { type LocalDate, localTime } from '../../domain/time/local-date.ts';

/** Whether a date is in the past in a time zone. */
export function isPassed(date: LocalDate, timeZone: string, now: Date): boolean {
	return date < localTime(now, timeZone).date;
}

/** Removes holidays that have passed since the build (LOCATIONS-027). */
export function dropPassed(page: ParentNode, now: Date): void {
	for (const holidays of page.querySelectorAll<HTMLElement>('[data-holidays]')) {
		const zone = holidays.dataset['holidays'] ?? '';
		const dates = [...holidays.querySelectorAll<HTMLElement>('[data-date]')];
		const passed = dates.filter(({ dataset }) => isPassed(dataset['date'] ?? '', zone, now));
		for (const date of passed) date.remove();
		holidays.hidden = passed.length === dates.length;
	}
}
