import { isOpen } from '../../domain/hours/opening-hours.ts';
import type { Timetable } from '../../domain/hours/timetable.ts';

/** Hides Call Now outside phone hours (NAV-015), by the timetable and time zone of the location. */
export function showCall(page: ParentNode, now: Date): void {
	const bar = page.querySelector<HTMLElement>('.mobile-foot[data-hours]');
	const call = bar?.querySelector<HTMLElement>('[data-call]');
	if (!bar || !call) return;
	call.hidden = !isOpen(JSON.parse(bar.dataset['hours'] ?? '') as Timetable, now);
}
