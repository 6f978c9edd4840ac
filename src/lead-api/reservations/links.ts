import { SERVICE_PATH } from '../../api/endpoint.ts';
import { dealerReservation, reservationCalendar, reservationPage } from '../../api/reservations/pages.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { readSignedToken, signedToken } from '../../signed-token.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which the links of a reservation work, from the time it was made. */
const DAYS = 60;

/** Who a link is for. A shopper's link does not open the dealer's page. */
export type Holder = 'shopper' | 'dealer';

const PURPOSES = { shopper: 'reservation', dealer: 'reservation-dealer' } as const;
const PATHS = { shopper: reservationPage.path, dealer: dealerReservation.path } as const;

type Linked = Pick<StoredReservation, 'id' | 'dealer' | 'made_at'>;

/** The token of a reservation's links. */
export function reservationToken({ id, dealer, made_at }: Linked, holder: Holder, secret: string): string {
	const ends = new Date(Date.parse(made_at) + DAYS * DAY_MS);
	return signedToken({ purpose: PURPOSES[holder], dealer, id }, ends, secret);
}

/** The page of a reservation as a path of the site. */
export function reservationPath(reservation: Linked, holder: Holder, secret: string): string {
	return pathOf(PATHS[holder], reservationToken(reservation, holder, secret));
}

/** The page of a reservation as an address, for mails and the payment provider. */
export function reservationLink(
	reservation: Linked,
	holder: Holder,
	{ site, secret }: { site: Pick<ApiSite, 'url'>; secret: string },
): string {
	return new URL(reservationPath(reservation, holder, secret), site.url).href;
}

/** The calendar file as a path of the site. */
export function calendarPath(token: string): string {
	return pathOf(reservationCalendar.path, token);
}

/** The path of a page with a token. */
export function pathOf(path: string, token: string): string {
	return SERVICE_PATH + path.replace('{token}', encodeURIComponent(token));
}

/** The id of the reservation that a token is for; null when it has ended or was altered. */
export function readReservationToken(
	token: string,
	holder: Holder,
	{ dealer, secret, now }: { dealer: string; secret: string; now: Date },
): string | null {
	return readSignedToken(token, { purpose: PURPOSES[holder], dealer }, secret, now);
}
