import type { Timetable } from '../../domain/hours/timetable.ts';
import { type HoursNow, hoursNow } from './hours-now.ts';

/** Updates opening hours to the current time: open state, today's row, and hours that have changed since the build. */
export function showHours(page: ParentNode, now: Date): void {
	for (const place of page.querySelectorAll<HTMLElement>('[data-timetable]')) {
		const state = hoursNow(JSON.parse(place.dataset.timetable ?? '') as Timetable, now);
		for (const element of place.querySelectorAll('[data-open-state]')) {
			element.textContent = state.open.text;
			element.className = `open open--${state.open.open ? 'now' : 'shut'}`;
		}
		for (const row of place.querySelectorAll<HTMLElement>('[data-weekdays]')) showRow(row, state);
	}
}

function showRow(row: HTMLElement, { today, rowOf }: HoursNow): void {
	const weekdays = (row.dataset.weekdays ?? '').split(' ').map(Number);
	const hours = rowOf(weekdays);
	const cell = row.querySelector('td');
	if (hours && cell) {
		cell.textContent = hours.text;
		cell.classList.toggle('hours__shut', hours.isClosed);
	}
	if (weekdays.includes(today)) row.setAttribute('aria-current', 'date');
	else row.removeAttribute('aria-current');
}
