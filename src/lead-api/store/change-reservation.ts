import { type ReservationEvent, transition } from '../../domain/reservation/transition.ts';
import { type Database, insertRows, type Row, type Statement } from './database.ts';
import { columnText, readLeads } from './lead-rows.ts';
import { newId } from './new-id.ts';
import { releaseDeliveries } from './release-deliveries.ts';
import { logReservationEvent } from './reservation-events.ts';
import { readReservation } from './reservation-rows.ts';
import type { StoredEvent, StoredReservation } from './reservation-store.ts';
import { OUTBOX } from './submission-rows.ts';

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
	const after: StoredReservation = {
		...before,
		...changed,
		session_id: event.session_id ?? before.session_id,
		payment_url: event.payment_url ?? before.payment_url,
		payment_id: event.payment_id ?? before.payment_id,
		changed_at: at,
		attempts: 0,
		next_check_at: at,
	};
	yield* update(after);
	yield* logReservationEvent(after, event.type, at);
	if (after.payment === 'paid' && before.payment !== 'paid') yield* verifyByPayment(after, now);
	// A vehicle that was never paid for is no news for its shopper.
	if (!SILENT.includes(event.type)) yield* addMessages(dialect, after, event, now);
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

/** A payment proves that a person sent the form: its lead is delivered, whatever was to be checked. */
function* verifyByPayment({ lead_id }: StoredReservation, now: Date): Generator<Statement, void, Row[]> {
	if (lead_id === null) return;
	yield ["UPDATE lead SET status = 'verified' WHERE id = $1", lead_id];
	yield* releaseDeliveries(lead_id, now);
}

/** Messages to the receivers of the lead, and to the shopper once money has moved. */
function* addMessages(
	dialect: Database['dialect'],
	{ lead_id, paid_cents }: StoredReservation,
	event: StoredEvent,
	now: Date,
): Generator<Statement, void, Row[]> {
	const [lead] = lead_id === null ? [] : yield* readLeads([lead_id]);
	if (!lead) return;
	const receivers = yield [
		"SELECT DISTINCT channel, target FROM outbox WHERE lead_id = $1 AND channel IN ('email', 'webhook')",
		lead.id,
	];
	const isForShopper = paid_cents > 0 && !FOR_DEALER.includes(event.type);
	const targets = [
		...receivers.map((row) => [columnText(row, 'channel'), columnText(row, 'target')] as const),
		...(isForShopper ? [['receipt', lead.fields.email] as const] : []),
	];
	const state = lead.status === 'verified' ? 'waiting' : 'held';
	yield* insertRows(
		dialect,
		OUTBOX,
		targets.map(([channel, target]) => {
			const entry = newId('out', now);
			return [entry, lead.id, channel, target, `${entry}@forecourt`, 0, now.toISOString(), state, null];
		}),
	);
}
