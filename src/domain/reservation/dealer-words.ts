import type { Reservation } from './reservation.ts';
import { type DescribedReservation, inDollars } from './reservation-words.ts';

/** Headline for the dealer, in mails and lists: 'Reserved until Thu 26 Nov 2026, 2:41pm'. */
export function dealerHeadline(reservation: DescribedReservation, moment: (iso: string) => string): string {
	const { state, because, hold_ends_at, reserved_until } = reservation;
	switch (state) {
		case 'held':
			return `Deposit being paid, held until ${moment(hold_ends_at)}`;
		case 'reserved':
			return `Reserved until ${moment(reserved_until ?? '')}`;
		case 'cancelled':
			return 'Cancelled by the shopper';
		case 'converted':
			return 'Sold to this shopper';
		case 'sold':
			return 'Ended: the stock says it is sold';
		case 'released':
			return `Ended: ${ENDED[because ?? 'not_paid']}`;
	}
}

const ENDED: Readonly<Record<NonNullable<Reservation['because']>, string>> = {
	not_paid: 'the deposit was not paid',
	price_changed: 'the price changed while the deposit was being paid',
	amount_differs: 'the amount paid was not the deposit',
	time_over: 'the time is over',
	by_dealer: 'released by you',
	by_shopper: 'by the shopper',
	vehicle_sold: 'sold',
};

/** The money for the dealer: '$200 paid'. */
export function dealerMoney(reservation: DescribedReservation): string {
	return reservation.disputed ? `${moneyOf(reservation)}; ${DISPUTED}` : moneyOf(reservation);
}

const DISPUTED =
	'the shopper’s bank disputes the payment, please answer it in your account at the payment provider';

function moneyOf({ payment, paid_cents, deposit_cents, refund_failed }: DescribedReservation): string {
	switch (payment) {
		case 'starting':
		case 'open':
			return `${inDollars(deposit_cents)} not paid yet`;
		case 'closed':
			return `${inDollars(deposit_cents)} not paid`;
		case 'paid':
			return `${inDollars(paid_cents)} paid`;
		case 'refund_due':
			return refund_failed
				? `${inDollars(paid_cents)} to be refunded: the payment provider refused it, please check your account there`
				: `${inDollars(paid_cents)} being refunded`;
		case 'refunded':
			return `${inDollars(paid_cents)} refunded in full`;
	}
}
