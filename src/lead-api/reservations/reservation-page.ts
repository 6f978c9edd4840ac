import { changeReservation } from '../../api/reservations/pages.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { inDollars, reservationWords } from '../../domain/reservation/reservation-words.ts';
import { callLine, escaped, htmlPage } from '../answers/html-page.ts';
import { findVehicle } from '../sites.ts';
import type { StoredReservation } from '../store/reservation-store.ts';
import { calendarPath, pathOf } from './links.ts';
import { momentAt } from './moment.ts';

/** A page for the holder of a valid link. */
interface PageParts {
	site: ApiSite;
	token: string;
}

/** Page of a reservation for its shopper: what is true now, the money first, and what can be done. */
export function reservationStatePage(reservation: StoredReservation, { site, token }: PageParts): Response {
	const words = reservationWords(reservation, 'vehicle', momentAt(site, reservation));
	const body = `<p><strong>${escaped(words.money)}</strong> ${escaped(words.text)}</p>
${vehicleLine(reservation, site)}
${stepOf(reservation, token)}
${reservation.lead_id === null ? '' : `<p>Your reference is ${escaped(leadReference(reservation.lead_id))}.</p>`}
${callLine(site)}`;
	return htmlPage(200, words.title, body, site);
}

/** What the shopper can do now. */
function stepOf(reservation: StoredReservation, token: string): string {
	const { state, payment_url, deposit_cents } = reservation;
	if (state === 'held') {
		const pay =
			payment_url === null
				? '<p>The payment page does not answer right now. Please load this page again in a minute.</p>'
				: `<p><a class="button" href="${escaped(payment_url)}">Pay ${inDollars(deposit_cents)} deposit</a></p>
<p>You pay at our payment provider; we never see your card. No fee is added.</p>`;
		return pay + button('leave', 'Do not reserve it', token);
	}
	if (state !== 'reserved') return '';
	return `<p><a href="${escaped(calendarPath(token))}">Add to calendar</a></p>
<h2>Changed your mind?</h2>
<p>Cancel before the time above and your deposit comes back in full, without a reason.</p>
${button('cancel', 'Cancel and refund my deposit', token)}`;
}

function button(action: string, label: string, token: string): string {
	return `<form method="post" action="${escaped(pathOf(changeReservation.path, token))}">
<input type="hidden" name="action" value="${action}">
<button class="plain">${escaped(label)}</button></form>`;
}

/** The vehicle, with its price and what the price includes. */
export function vehicleLine({ car_id, price_cents }: StoredReservation, site: ApiSite): string {
	const vehicle = findVehicle(site, car_id);
	if (!vehicle) return '';
	const picture = vehicle.picture ? `<img src="${escaped(vehicle.picture)}" alt="">` : '';
	const price = vehicle.price_text ?? inDollars(price_cents);
	const place = site.locations.find(({ id }) => id === vehicle.location_id);
	const where = place
		? `<br>${escaped(place.name)}, ${escaped(place.address)} (<a href="${directions(place.address)}">directions</a>)`
		: '';
	return `<p class="car">${picture}<span><a href="/cars/${encodeURIComponent(vehicle.slug)}">${escaped(vehicle.title)}</a><br>${escaped(price)}${where}</span></p>`;
}

/** A map with the way there. */
export function directions(address: string): string {
	return `https://www.google.com/maps/dir/?api=1&amp;destination=${encodeURIComponent(address)}`;
}

/** Error page for an expired or altered link. */
export function unknownReservationPage(site: ApiSite): Response {
	return htmlPage(
		404,
		'This link does not work',
		`<p>Please open the whole link from our email: a part of it is missing, or its time is over.</p>${callLine(site)}`,
		site,
	);
}
