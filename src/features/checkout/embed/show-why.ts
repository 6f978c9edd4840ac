import type { ReservedUntil } from '../../../api/reservations/reserved-until.ts';
import { ownReservation } from './own-reservation.ts';

/** Minutes for which a vehicle is held while its deposit is paid. */
const HELD_MS = 31 * 60 * 1000;

/** Why a checkout has no form: the vehicle is reserved by another buyer or by this one, not sold online any more, or could not be loaded. */
export type Why = 'taken' | 'own' | 'gone' | 'unreachable';

/** Shows why there is no form, in its place: nothing is paid, and the ways on. */
export function showWhy(page: Document, why: Why, until: ReservedUntil = null): void {
	const place = page.querySelector<HTMLElement>(`[data-why=${why}]`);
	if (!place) return;
	for (const form of page.querySelectorAll<HTMLElement>('[data-checkout]')) form.hidden = true;
	place.hidden = false;
	const heading = page.querySelector('h1');
	if (heading) heading.textContent = place.dataset['title'] ?? '';
	const [time] = place.querySelectorAll<HTMLElement>('[data-reserved-until]');
	if (!time) return;
	time.hidden = until === null;
	const [text] = time.querySelectorAll('b');
	if (text && until) text.textContent = until.text;
}

/**
 * Shows what is known of a reserved vehicle, or leads back to a deposit that this device has begun to pay.
 *
 * @param until null for a vehicle that is not reserved
 */
export function showReserved(
	page: Document,
	car_id: string,
	{ isReserved, until }: { isReserved: boolean; until: ReservedUntil },
): void {
	const own = ownReservation(page.body.dataset['dealer'] ?? '', car_id);
	for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-own]')) if (own) link.href = own.page;
	if (isReserved) return showWhy(page, own ? 'own' : 'taken', until);
	const [begun] = page.querySelectorAll<HTMLElement>('[data-begun]');
	if (begun && own && Date.now() - own.time < HELD_MS) begun.hidden = false;
	// Another tab goes on to the deposit.
	else addEventListener('storage', () => showReserved(page, car_id, { isReserved, until }), { once: true });
}
