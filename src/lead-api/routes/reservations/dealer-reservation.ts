import { changeDealerReservation, dealerReservation } from '../../../api/reservations/pages.ts';
import { seeOther } from '../../answers/see-other.ts';
import { actionsFor, dealerReservationPage } from '../../reservations/dealer-page.ts';
import { reservationPath } from '../../reservations/links.ts';
import { unknownReservationPage } from '../../reservations/reservation-page.ts';
import { settle } from '../../reservations/settle.ts';
import { route } from '../../route.ts';
import { leadOfReservation, linkedReservation } from './reservation.ts';

/** Result of the button that led to the page, by the value of `changed` in its address. */
const NOTES = new Map([
	['yes', 'Done.'],
	['no', 'Nothing was changed: this is no longer possible, or has already been done.'],
]);

/** The dealer's page of a reservation. Opening it changes nothing. */
export const dealerReservationRoute = route(
	dealerReservation,
	(deps) =>
		async (c, { params: { token }, query: { changed = '' } }) => {
			const { site } = c.var;
			const found = await linkedReservation(c, deps, token, 'dealer');
			if (!found) return unknownReservationPage(site);
			const history = await deps.store.reservationHistory(found.id);
			const lead = await leadOfReservation(deps, found);
			const note = NOTES.get(changed) ?? '';
			return dealerReservationPage(found, history, { site, token, lead, note, now: deps.now() });
		},
);

/** Buttons of that page. Every use is in the log and in the reservation's history. */
export const changeDealerReservationRoute = route(
	changeDealerReservation,
	(deps) =>
		async (c, { params: { token }, body: { action } }) => {
			const { site } = c.var;
			const found = await linkedReservation(c, deps, token, 'dealer');
			if (!found) return unknownReservationPage(site);
			const type = actionsFor(found).find((one) => one === action);
			const changed = type ? await deps.store.changeReservation(found.id, { type }, deps.now()) : null;
			deps.log({
				level: 'info',
				message: 'reservation changed by its dealer',
				dealer: site.slug,
				reservation: found.id,
				action: type ?? 'none',
				changed: changed !== null,
			});
			await settle(deps, site, changed ?? found, changed ? 'now' : 'when due');
			const query = new URLSearchParams({ changed: changed ? 'yes' : 'no' });
			// A page that can be loaded again without sending the form again.
			return seeOther(`${reservationPath(found, 'dealer', deps.secret)}?${query}`);
		},
);
