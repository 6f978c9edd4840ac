import type { ReservedUntil } from '../../../../api/reservations/reserved-until.ts';
import { ownReservation } from './own-reservation.ts';
import type { VehicleNow } from './vehicle-now.ts';

/**
 * Why a checkout has no form: the vehicle is reserved by another buyer or by this one, not sold online any more, or could not be loaded.
 */
export type Why = 'taken' | 'own' | 'gone' | 'unreachable';

/** Shows why there is no form, in its place: nothing is paid, and the ways on. With null it shows the form again. */
export function showWhy(page: Document, why: Why | null, until: ReservedUntil = null): void {
	for (const form of page.querySelectorAll<HTMLElement>('[data-checkout]')) form.hidden = why !== null;
	const [heading] = page.querySelectorAll('h1');
	const title = heading?.dataset['title'] ?? heading?.textContent ?? '';
	for (const place of page.querySelectorAll<HTMLElement>('[data-why]'))
		place.hidden = place.dataset['why'] !== why;
	const [place] = page.querySelectorAll<HTMLElement>(`[data-why=${why}]`);
	if (heading) [heading.dataset['title'], heading.textContent] = [title, place?.dataset['title'] ?? title];
	const time = place?.querySelector<HTMLElement>('[data-reserved-until]');
	if (!time) return;
	time.hidden = until === null;
	const [text] = time.querySelectorAll('b');
	if (text && until) text.textContent = until.text;
}

/**
 * Shows what is known of a reserved vehicle, or leads back to a deposit that this device has begun to pay.
 *
 * @param now what the service knows of it; null where it does not answer
 */
export function showReserved(
	page: Document,
	car_id: string,
	isReserved: boolean,
	now: Pick<VehicleNow, 'until' | 'reservation'> | null,
): void {
	const own = ownReservation(page.body.dataset['dealer'] ?? '', car_id);
	// What this device has reserved may have ended since, and another buyer have it.
	const isOwn = own?.page.includes(`/${now?.reservation}.`) === true;
	for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-own]')) if (own) link.href = own.page;
	showWhy(page, isReserved ? (isOwn ? 'own' : 'taken') : null, now?.until);
	const [begun] = page.querySelectorAll<HTMLElement>('[data-begun]');
	if (begun) begun.hidden = isReserved || !isOwn;
}
