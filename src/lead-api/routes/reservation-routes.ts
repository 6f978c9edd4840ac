import type { Route } from '../route.ts';
import { changeDealerReservationRoute, dealerReservationRoute } from './dealer-reservation.ts';
import { onlinePaymentRoute } from './online-payment.ts';
import { paymentNoticeRoute } from './payment-notice.ts';
import { changeReservationRoute, reservationCalendarRoute, reservationPageRoute } from './reservation.ts';
import { sandboxPaymentRoute, useSandboxRoute } from './sandbox.ts';

/** Endpoints of reservations and their payments. */
export const reservationRoutes: readonly Route[] = [
	reservationPageRoute,
	changeReservationRoute,
	reservationCalendarRoute,
	dealerReservationRoute,
	changeDealerReservationRoute,
	sandboxPaymentRoute,
	useSandboxRoute,
	paymentNoticeRoute,
	onlinePaymentRoute,
];
