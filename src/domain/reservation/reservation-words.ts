import { formatDollarsAndCents } from '../price/money.ts';
import type { Reservation } from './reservation.ts';

/** Texts about a reservation for its shopper. */
export interface ReservationWords {
	title: string;
	text: string;
	/** What became of the money, always said. */
	money: string;
}

/** The part of a reservation that texts are about. */
export type DescribedReservation = Pick<
	Reservation,
	| 'state'
	| 'because'
	| 'payment'
	| 'deposit_cents'
	| 'paid_cents'
	| 'hold_ends_at'
	| 'reserved_until'
	| 'refund_failed'
	| 'disputed'
>;

/** What a reservation's words depend on besides its state. */
export interface WordsAbout {
	/** 'car' */
	noun: string;
	/** Writes an ISO 8601 time as the dealership's day and time. */
	moment: (iso: string) => string;
	/** How a vehicle that is bought online is handed over: 'Delivery, Sat 28 Nov 2026, 10:00am'; null for one that is only reserved. */
	handover: string | null;
}

/** The state of a reservation in words. */
export function reservationWords(reservation: DescribedReservation, about: WordsAbout): ReservationWords {
	return { ...stateWords(reservation, about), money: moneyWords(reservation) };
}

function stateWords(
	{ state, because, hold_ends_at, reserved_until, deposit_cents }: DescribedReservation,
	{ noun, moment, handover }: WordsAbout,
): { title: string; text: string } {
	switch (state) {
		case 'held':
			return {
				title: `This ${noun} is held for you`,
				text: `It is yours to reserve until ${moment(hold_ends_at)}. Pay the deposit of ${inDollars(deposit_cents)} to keep it.`,
			};
		case 'reserved':
			return {
				title: `This ${noun} is reserved for you`,
				text: `It’s held for you until ${moment(reserved_until ?? '')}. ${next(handover)}`,
			};
		case 'cancelled':
			return { title: 'Your reservation is cancelled', text: `The ${noun} is for sale again.` };
		case 'converted':
			return {
				title: `This ${noun} is yours`,
				text: 'The sale is agreed. We’ll be in touch about the rest.',
			};
		case 'sold':
			return {
				title: `This ${noun} is no longer for sale`,
				text: 'It was sold, or taken off the market. We are sorry, and happy to find you something similar.',
			};
		case 'released':
			return { title: `This ${noun} is no longer held for you`, text: RELEASED[because ?? 'not_paid'] };
	}
}

function next(handover: string | null): string {
	return handover === null
		? 'Come in, take it for a drive and decide.'
		: `We’ll call you about the handover (${handover}) and send you the contract. Nothing is binding until you’ve signed it.`;
}

const RELEASED: Readonly<Record<NonNullable<Reservation['because']>, string>> = {
	not_paid: 'The deposit was not paid. You can reserve it again while it is for sale.',
	price_changed:
		'Its price changed while you were paying. Please look at the new price and reserve it again.',
	amount_differs: 'The amount that arrived was not the deposit.',
	time_over: 'Your reservation has run out, and it is for sale again.',
	by_dealer: 'The dealership ended the reservation. Please call if you did not expect that.',
	by_shopper: 'You ended the reservation.',
	vehicle_sold: 'It was sold, or taken off the market.',
};

function moneyWords({ state, payment, paid_cents, refund_failed }: DescribedReservation): string {
	const amount = inDollars(paid_cents);
	switch (payment) {
		case 'starting':
		case 'open':
			return state === 'held' ? 'Nothing has been paid yet.' : 'You have not paid anything.';
		case 'closed':
			return 'You have not paid anything.';
		case 'paid':
			return state === 'converted'
				? `Your deposit of ${amount} counts towards the price.`
				: `Your deposit of ${amount} is paid. It is 100% refundable.`;
		case 'refund_due':
			return refund_failed
				? `Your ${amount} could not be returned to your card yet. We’ll keep trying, and the dealership knows.`
				: `Your ${amount} is on its way back to you, in full.`;
		case 'refunded':
			return `Your ${amount} was returned in full. Banks take a few days to show it.`;
	}
}

/** '$200', '$199.50'. */
export function inDollars(cents: number): string {
	return formatDollarsAndCents(cents / 100);
}
