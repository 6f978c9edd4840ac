import { onlinePaymentAfter } from '../../../domain/payment/online-payment.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import { messageDealer, verifyByPayment } from './money-messages.ts';
import { insertOnlinePayment, readOnlinePayment } from './online-payment-rows.ts';
import type { StoredOnlinePayment, StoredPaymentEvent } from './online-payment-store.ts';
import { afterEvent } from './provider-payment.ts';

/** Applies an event to a payment, with its messages; null when it changes nothing. */
export function* changeOnlinePayment(
	database: Pick<Database, 'dialect'>,
	id: string,
	event: StoredPaymentEvent,
	now: Date,
): Generator<Statement, StoredOnlinePayment | null, Row[]> {
	// Locks the row: of two concurrent events the second is applied to the result of the first.
	yield ['UPDATE online_payment SET attempts = attempts WHERE id = $1', id];
	const before = yield* readOnlinePayment('id = $1', id);
	const changed = before && onlinePaymentAfter(before, event);
	if (!before || !changed) return null;
	const after = afterEvent(before, changed, event, now.toISOString());
	yield ['DELETE FROM online_payment WHERE id = $1', id];
	yield* insertOnlinePayment(database, after);
	if (event.type === 'paid') yield* verifyByPayment(after.lead_id, now);
	if (event.type === 'refunded_there' || event.type === 'disputed')
		yield* messageDealer(database.dialect, after.lead_id, now, 'dealer');
	return after;
}
