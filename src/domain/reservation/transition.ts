import type { EndReason, Reservation } from './reservation.ts';

/** What happens to a reservation. */
export type ReservationEvent =
	/** The provider has a page where the deposit can be paid. */
	| { type: 'session_opened' }
	| { type: 'paid'; cents: number }
	/** The provider's session ended unpaid, for good. */
	| { type: 'session_closed' }
	/** The shopper gives up before paying. */
	| { type: 'abandoned' }
	| { type: 'time_over' }
	| { type: 'cancelled' }
	/** The dealer lets other buyers have it, also after a sale that fell through. */
	| { type: 'released' }
	| { type: 'extended' }
	/** The dealer sold it to this shopper. */
	| { type: 'converted' }
	/** The dealer returns the deposit of a vehicle that it had marked sold to this shopper. */
	| { type: 'deposit_returned' }
	/** The stock says that it is sold, or no longer has it. */
	| { type: 'vehicle_sold' }
	| { type: 'vehicle_repriced' }
	| { type: 'refunded' }
	| { type: 'refund_failed' }
	/** The dealer returned the deposit in its account at the provider. */
	| { type: 'refunded_there' }
	/** The shopper's bank demands the payment back. */
	| { type: 'disputed' };

const HOUR_MS = 60 * 60 * 1000;

/**
 * The reservation after an event; null for an event that changes nothing, such as a repeated notice of the provider (resolution 147). Money
 * of a reservation that has ended is always due back to the shopper.
 */
export function transition(now: Date, before: Reservation, event: ReservationEvent): Reservation | null {
	const { state, payment } = before;
	const only = (isAllowed: boolean, after: () => Reservation) => (isAllowed ? after() : null);
	switch (event.type) {
		case 'session_opened':
			return only(payment === 'starting', () => ({ ...before, payment: 'open' }));
		case 'paid':
			return only(isUnpaid(before), () => paid(now, before, event.cents));
		case 'session_closed':
			return only(payment === 'starting' || payment === 'open', () => ({
				...(state === 'held' ? ended(before, 'released', 'not_paid') : before),
				payment: 'closed',
			}));
		case 'abandoned':
			return only(state === 'held' && before.hold_ends_at > now.toISOString(), () => ({
				...before,
				hold_ends_at: now.toISOString(),
			}));
		case 'time_over':
			return only(state === 'reserved' && (before.reserved_until ?? '') <= now.toISOString(), () =>
				ended(before, 'released', 'time_over'),
			);
		case 'cancelled':
			return only(state === 'reserved', () => ended(before, 'cancelled', 'by_shopper'));
		case 'released':
			return only(state === 'reserved' || state === 'converted', () =>
				ended(before, 'released', 'by_dealer'),
			);
		case 'extended':
			return only(state === 'reserved' && !before.extended, () => extended(before));
		case 'converted':
			return only(state === 'reserved', () => ({ ...before, state: 'converted' }));
		case 'deposit_returned':
			return only(state === 'converted' && payment === 'paid', () => ({ ...before, payment: 'refund_due' }));
		case 'vehicle_sold':
			return only(state === 'held' || state === 'reserved', () => ended(before, 'sold', 'vehicle_sold'));
		case 'vehicle_repriced':
			return only(state === 'held', () => ended(before, 'released', 'price_changed'));
		case 'refunded':
			return only(payment === 'refund_due', () => ({ ...before, payment: 'refunded', refund_failed: false }));
		case 'refund_failed':
			return only((payment === 'refund_due' && !before.refund_failed) || payment === 'refunded', () => ({
				...before,
				payment: 'refund_due',
				refund_failed: true,
			}));
		case 'refunded_there':
			return only(payment === 'paid', () => ({
				...(state === 'reserved' ? ended(before, 'released', 'by_dealer') : before),
				payment: 'refunded',
			}));
		case 'disputed':
			return only(!isUnpaid(before) && !before.disputed, () => ({ ...before, disputed: true }));
	}
}

/** Whether no money of it is known yet. */
function isUnpaid({ payment }: Reservation): boolean {
	return payment === 'starting' || payment === 'open' || payment === 'closed';
}

function paid(now: Date, before: Reservation, cents: number): Reservation {
	const received: Reservation = { ...before, payment: 'paid', paid_cents: cents };
	if (before.state !== 'held') return { ...received, payment: 'refund_due' };
	if (cents !== before.deposit_cents) return ended(received, 'released', 'amount_differs');
	return { ...received, state: 'reserved', reserved_until: hoursAfter(now, before.hours) };
}

/** An ended reservation, with its money due back. An open session remains to be closed. */
function ended(before: Reservation, state: Reservation['state'], because: EndReason): Reservation {
	return { ...before, state, because, payment: before.payment === 'paid' ? 'refund_due' : before.payment };
}

function extended(before: Reservation): Reservation {
	const until = new Date(before.reserved_until ?? 0);
	return { ...before, extended: true, reserved_until: hoursAfter(until, before.hours) };
}

function hoursAfter(moment: Date, hours: number): string {
	return new Date(moment.getTime() + hours * HOUR_MS).toISOString();
}
