import { changeReservation } from '../../api/reservations/pages.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { timeLeft } from '../../domain/time/time-left.ts';
import { escaped } from '../answers/html-page.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import { pathOf } from './links.ts';

/** A page for the holder of a valid link. */
export interface PageParts {
	site: ApiSite;
	token: string;
	/** The reservation's lead; null where it was erased. */
	lead: StoredLead | null;
	now: Date;
}

/** '1 day 23 hours'; the page is as old as its last loading, so it always says the moment as well. */
export function timeUntil(iso: string, now: Date): string {
	return timeLeft(Date.parse(iso) - now.getTime()) || 'less than a minute';
}

/** A button that changes the reservation. */
export function changeButton(action: string, label: string, token: string, look = 'plain'): string {
	return `<form method="post" action="${escaped(pathOf(changeReservation.path, token))}">
<input type="hidden" name="action" value="${action}">
<button class="${look}">${escaped(label)}</button></form>`;
}
