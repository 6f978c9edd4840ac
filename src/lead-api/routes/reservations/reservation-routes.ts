import type { Route } from '../../route.ts';
import { changeDealerReservationRoute, dealerReservationRoute } from './dealer-reservation.ts';
import { changeReservationRoute, reservationCalendarRoute, reservationPageRoute } from './reservation.ts';

/** Endpoints of reservations, for shoppers and dealers. */
export const reservationRoutes: readonly Route[] = [
	reservationPageRoute,
	changeReservationRoute,
	reservationCalendarRoute,
	dealerReservationRoute,
	changeDealerReservationRoute,
];
