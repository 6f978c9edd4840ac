import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import type { NewLead, Saved } from '../leads/new-lead.ts';
import { earlier } from '../leads/submission-rows.ts';
import { newProviderPayment } from '../payments/provider-payment.ts';
import { logReservationEvent } from './reservation-events.ts';
import { RESERVATION_COLUMNS, readReservation, reservationRow } from './reservation-rows.ts';
import type { HoldOutcome, NewReservation, StoredReservation } from './reservation-store.ts';

/**
 * Holds a vehicle for a lead and stores the lead, unless its submission is stored already. The unique index decides between concurrent
 * calls: the later insert waits for the earlier transaction and then finds the vehicle held.
 *
 * @param save stores the lead, or its last step; null when a limit refuses it, or another step was stored meanwhile
 */
export function* holdVehicle(
	{ dialect }: Pick<Database, 'dialect'>,
	order: Pick<NewLead, 'lead' | 'submission_id' | 'body_hash' | 'received_at'>,
	reservation: NewReservation,
	save: () => Generator<Statement, Saved | null, Row[]>,
): Generator<Statement, HoldOutcome, Row[]> {
	const repeated = () => earlier(order.lead.dealer, order.submission_id, order.body_hash);
	const before = yield* repeated();
	if (before && (yield* isHolding(before.id))) return { status: 'held', saved: before };
	const row = newRow(reservation, before?.id ?? order.lead.id, order.received_at);
	const inserted = yield* insertRows(
		dialect,
		`reservation (${RESERVATION_COLUMNS})`,
		[reservationRow(row)],
		'ON CONFLICT DO NOTHING RETURNING id',
	);
	if (inserted.length === 0) {
		// The same submission may have been stored while this one waited.
		const saved = yield* repeated();
		return saved && (yield* isHolding(saved.id)) ? { status: 'held', saved } : { status: 'taken' };
	}
	const saved = before ?? (yield* save());
	if (saved?.isNew === false && saved.id !== row.lead_id)
		yield ['UPDATE reservation SET lead_id = $1 WHERE id = $2', saved.id, row.id];
	if (!saved) {
		yield ['DELETE FROM reservation WHERE id = $1', row.id];
		return { status: 'limited' };
	}
	yield* logReservationEvent(row, 'held', order.received_at);
	return { status: 'held', saved };
}

function* isHolding(leadId: string): Generator<Statement, boolean, Row[]> {
	return (
		(yield* readReservation("lead_id = $1 AND state IN ('held', 'reserved', 'converted')", leadId)) !== null
	);
}

function newRow(reservation: NewReservation, lead_id: string, now: string): StoredReservation {
	return {
		...reservation,
		lead_id,
		made_at: now,
		state: 'held',
		payment: 'starting',
		because: null,
		paid_cents: 0,
		reserved_until: null,
		extended: false,
		refund_failed: false,
		disputed: false,
		...newProviderPayment(now),
	};
}
