import { localTime } from '../../domain/local-date.ts';

/** Takes holidays out of a page that have passed since it was made, by the place's own clock (LOCATIONS-027). */
export function dropPassed(page: ParentNode, now: Date): void {
	for (const holidays of page.querySelectorAll<HTMLElement>('[data-holidays]')) {
		const today = localTime(now, holidays.dataset['holidays'] ?? '').date;
		const dates = [...holidays.querySelectorAll<HTMLElement>('[data-date]')];
		const passed = dates.filter(({ dataset }) => (dataset['date'] ?? '') < today);
		for (const date of passed) date.remove();
		holidays.hidden = passed.length === dates.length;
	}
}
