import type { Context } from 'hono';
import { changeReservation, reservationCalendar, reservationPage } from '../../../api/reservations/pages.ts';
import { Refusal } from '../../answers/refusal.ts';
import { seeOther } from '../../answers/see-other.ts';
import type { Deps, Env } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { reservationCalendarFile } from '../../reservations/calendar.ts';
import { type Holder, readReservationToken, reservationPath } from '../../reservations/links.ts';
import { reservationStatePage, unknownReservationPage } from '../../reservations/reservation-page.ts';
import { settle } from '../../reservations/settle.ts';
import { route } from '../../route.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import type { StoredReservation } from '../../store/reservations/reservation-store.ts';

/** The shopper's page of a reservation, also after paying: the provider is asked, whether or not its notice has come. */
export const reservationPageRoute = route(reservationPage, (deps) => async (c, { params: { token } }) => {
	const { site } = c.var;
	const found = await linkedReservation(c, deps, token, 'shopper');
	if (!found) return unknownReservationPage(site);
	const reservation = await settle(deps, site, found, found.payment === 'refunded' ? 'when due' : 'now');
	const lead = await leadOfReservation(deps, reservation);
	return reservationStatePage(reservation, { site, token, lead, now: deps.now() });
});

/** Buttons of that page; a button pressed twice changes nothing more. */
export const changeReservationRoute = route(
	changeReservation,
	(deps) =>
		async (c, { params: { token }, body: { action } }) => {
			const { site } = c.var;
			const found = await linkedReservation(c, deps, token, 'shopper');
			if (!found) return unknownReservationPage(site);
			const type = action === 'cancel' ? 'cancelled' : action === 'leave' ? 'abandoned' : null;
			if (type !== null) {
				const changed = await deps.store.changeReservation(found.id, { type }, deps.now());
				deps.log({
					level: 'info',
					message: `reservation ${type} by its shopper`,
					dealer: site.slug,
					reservation: found.id,
					changed: changed !== null,
				});
				await settle(deps, site, changed ?? found, 'now');
			}
			// A page that can be loaded again without sending the form again.
			return seeOther(reservationPath(found, 'shopper', deps.secret));
		},
);

/** The end of a reservation, for the shopper's calendar. */
export const reservationCalendarRoute = route(
	reservationCalendar,
	(deps) =>
		async (c, { params: { token } }) => {
			const found = await linkedReservation(c, deps, token, 'shopper');
			const file = found && reservationCalendarFile(found, c.var.site);
			if (file === null) throw new Refusal(404, 'There is no such reservation.');
			return new Response(file, {
				headers: {
					'Content-Type': 'text/calendar; charset=utf-8',
					'Content-Disposition': 'attachment; filename="reservation.ics"',
				},
			});
		},
);

/** The reservation of a link, counted by the caller's address; null for a link that does not work. Throws a 429 Refusal. */
export async function linkedReservation(
	c: Context<Env>,
	deps: Deps,
	token: string,
	holder: Holder,
): Promise<StoredReservation | null> {
	const { site, address } = c.var;
	await limitCall(deps, 'reservation', address);
	const { secret } = deps;
	const id = readReservationToken(token, holder, { dealer: site.slug, secret, now: deps.now() });
	return id === null ? null : deps.store.reservation(site.slug, id);
}

/** The lead of a reservation; null where it was erased. */
export function leadOfReservation(
	{ store }: Pick<Deps, 'store'>,
	{ dealer, lead_id }: Pick<StoredReservation, 'dealer' | 'lead_id'>,
): Promise<StoredLead | null> {
	return lead_id === null ? Promise.resolve(null) : store.find(dealer, lead_id);
}
