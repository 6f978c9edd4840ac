import { isWithin, type OpenInterval } from '../../domain/open-intervals.ts';

/** Hides Call Now while nobody answers (NAV-015). */
export function showCall(page: ParentNode, now: number): void {
	const bar = page.querySelector<HTMLElement>('.mobile-foot[data-open]');
	const call = bar?.querySelector<HTMLElement>('[data-call]');
	if (!bar || !call) return;
	call.hidden = !isWithin(JSON.parse(bar.dataset['open'] ?? '[]') as OpenInterval[], now);
}
