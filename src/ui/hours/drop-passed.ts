import { type LocalDate, localTime } from '../../domain/time/local-date.ts';

/** Whether a day is over by the clock of a place. */
export function isPassed(date: LocalDate, timeZone: string, now: Date): boolean {
	return date < localTime(now, timeZone).date;
}

/** Takes holidays out of a page that have passed since it was made (LOCATIONS-027). */
export function dropPassed(page: ParentNode, now: Date): void {
	for (const holidays of page.querySelectorAll<HTMLElement>('[data-holidays]')) {
		const zone = holidays.dataset['holidays'] ?? '';
		const dates = [...holidays.querySelectorAll<HTMLElement>('[data-date]')];
		const passed = dates.filter(({ dataset }) => isPassed(dataset['date'] ?? '', zone, now));
		for (const date of passed) date.remove();
		holidays.hidden = passed.length === dates.length;
	}
}
