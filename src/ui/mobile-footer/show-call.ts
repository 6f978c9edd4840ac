import { isOpen } from '../../domain/hours/opening-hours.ts';
import type { Timetable } from '../../domain/hours/timetable.ts';

/** Hides Call Now while nobody answers (NAV-015), by the clock and the holidays of the place that does. */
export function showCall(page: ParentNode, now: Date): void {
	const bar = page.querySelector<HTMLElement>('.mobile-foot[data-hours]');
	const call = bar?.querySelector<HTMLElement>('[data-call]');
	if (!bar || !call) return;
	call.hidden = !isOpen(JSON.parse(bar.dataset['hours'] ?? '') as Timetable, now);
}
