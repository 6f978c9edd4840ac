import { HOLDING_STATES } from '../../../domain/reservation/reservation.ts';
import { type ReservationEvent, transition } from '../../../domain/reservation/transition.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import { messageDealer, verifyByPayment } from '../payments/money-messages.ts';
import { afterEvent } from '../payments/provider-payment.ts';
import { logReservationEvent } from './reservation-events.ts';
import { readReservation } from './reservation-rows.ts';
import type { StoredEvent, StoredReservation } from './reservation-store.ts';

/** Events that neither dealer nor shopper needs a message about. */
const SILENT: readonly ReservationEvent['type'][] = ['session_opened', 'abandoned'];
/** Events that only the dealer needs to know of: the shopper has paid nothing, or is called by the dealer. */
const FOR_DEALER: readonly ReservationEvent['type'][] = ['refund_failed', 'converted', 'disputed'];

/** Applies an event to a reservation, with its history and messages; null when it changes nothing. */
export function* changeReservation(
	{ dialect }: Pick<Database, 'dialect'>,
	id: string,
	event: StoredEvent,
	now: Date,
): Generator<Statement, StoredReservation | null, Row[]> {
	// Locks the row: of two concurrent events the second is applied to the result of the first.
	yield ['UPDATE reservation SET attempts = attempts WHERE id = $1', id];
	const before = yield* readReservation('id = $1', id);
	const changed = before && transition(now, before, event);
	if (!before || !changed) return null;
	const at = now.toISOString();
	const after = afterEvent(before, changed, event, at);
	yield* update(after);
	if (HOLDING_STATES.includes(before.state) && !HOLDING_STATES.includes(after.state))
		// The time of its handover is free again.
		yield ['UPDATE lead SET appointment_at = NULL WHERE id = $1', after.lead_id];
	yield* logReservationEvent(after, event.type, at);
	if (after.payment === 'paid' && before.payment !== 'paid') yield* verifyByPayment(after.lead_id, now);
	// A vehicle that was never paid for is no news for its shopper.
	const receivers =
		after.paid_cents > 0 && !FOR_DEALER.includes(event.type) ? 'dealer and shopper' : 'dealer';
	if (!SILENT.includes(event.type)) yield* messageDealer(dialect, after.lead_id, now, receivers);
	return after;
}

function* update(after: StoredReservation): Generator<Statement, void, Row[]> {
	yield [
		`UPDATE reservation SET state = $1, payment = $2, because = $3, paid_cents = $4, hold_ends_at = $5,
			reserved_until = $6, extended = $7, refund_failed = $8, session_id = $9, payment_url = $10,
			payment_id = $11, changed_at = $12, attempts = 0, next_check_at = $12, disputed = $13 WHERE id = $14`,
		after.state,
		after.payment,
		after.because,
		after.paid_cents,
		after.hold_ends_at,
		after.reserved_until,
		Number(after.extended),
		Number(after.refund_failed),
		after.session_id,
		after.payment_url,
		after.payment_id,
		after.changed_at,
		Number(after.disputed),
		after.id,
	];
}
