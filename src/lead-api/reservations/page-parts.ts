import { changeReservation } from '../../api/reservations/pages.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { escaped } from '../answers/html-page.ts';
import { pathOf } from './links.ts';

/** A page for the holder of a valid link. */
export interface PageParts {
	site: ApiSite;
	token: string;
}

/** A button that changes the reservation. */
export function changeButton(action: string, label: string, token: string): string {
	return `<form method="post" action="${escaped(pathOf(changeReservation.path, token))}">
<input type="hidden" name="action" value="${action}">
<button class="plain">${escaped(label)}</button></form>`;
}
