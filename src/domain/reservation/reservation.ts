/**
 * States of a reservation (resolution 147). `held`: its deposit is being paid; `reserved`: paid; `released`: ended without a sale;
 * `cancelled`: by the shopper; `converted`: sold to this shopper; `sold`: sold to another buyer, or taken off the market.
 */
export const RESERVATION_STATES = ['held', 'reserved', 'released', 'cancelled', 'converted', 'sold'] as const;

/** The state of a reservation, from {@link RESERVATION_STATES}. */
export type ReservationState = (typeof RESERVATION_STATES)[number];

/**
 * States of its payment. `starting`: a session may exist at the provider; `open`: its page can be paid; `closed`: it ended unpaid;
 * `refund_due`: money was received that belongs to the shopper.
 */
export const PAYMENT_STATES = ['starting', 'open', 'closed', 'paid', 'refund_due', 'refunded'] as const;

/** The state of a reservation's deposit, from {@link PAYMENT_STATES}. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a reservation ended; null while it lasts. */
export type EndReason =
	| 'not_paid'
	| 'price_changed'
	| 'amount_differs'
	| 'time_over'
	| 'by_dealer'
	| 'by_shopper'
	| 'vehicle_sold';

/** The part of a reservation that rules change; times are ISO 8601, UTC, amounts are cents. */
export interface Reservation {
	state: ReservationState;
	payment: PaymentState;
	because: EndReason | null;
	deposit_cents: number;
	/** What the provider received; 0 until it is paid. */
	paid_cents: number;
	/** The end of the provider's session. The vehicle stays held until the provider has closed it. */
	hold_ends_at: string;
	/** Null until it is paid. */
	reserved_until: string | null;
	/** Hours from payment on, and of an extension. */
	hours: number;
	extended: boolean;
	/** Whether the provider refused the refund, which the dealer was notified of. */
	refund_failed: boolean;
	/** Whether the shopper's bank demanded the payment back. */
	disputed: boolean;
}

/** Default hours of a reservation (RESERVE-005). */
export const RESERVED_HOURS = 48;

/** Minutes that a vehicle is held while its deposit is paid: Stripe's shortest session, and one for the time until it starts. */
export const HOLD_MINUTES = 31;

/** States in which no other shopper may reserve the vehicle; the database allows one such reservation of a vehicle. */
export const HOLDING_STATES: readonly ReservationState[] = ['held', 'reserved', 'converted'];
