import { onlinePaymentAfter } from '../../../domain/payment/online-payment.ts';
import { type Database, insertRows, type Row, type Statement, type Value } from '../database/database.ts';
import { saveAll } from '../leads/intake.ts';
import { messageDealer, verifyByPayment } from './money-messages.ts';
import type { OnlinePaymentStore, StoredOnlinePayment, StoredPaymentEvent } from './online-payment-store.ts';

const COLUMNS = [
	'id',
	'dealer',
	'lead_id',
	'reference',
	'made_at',
	'changed_at',
	'state',
	'cents',
	'paid_cents',
	'refunded',
	'disputed',
	'ends_at',
	'provider',
	'session_id',
	'payment_url',
	'payment_id',
	'attempts',
	'next_check_at',
] as const satisfies readonly (keyof StoredOnlinePayment)[];

const LIST = COLUMNS.join(', ');

/** Payments for quotes and invoices. */
export function onlinePayments(database: Database): OnlinePaymentStore {
	const one = (condition: string, ...values: Value[]) =>
		database.transaction(() => read(condition, ...values));
	return {
		startOnlinePayment: (order, payment) =>
			database.transaction(function* () {
				const [saved = null] = yield* saveAll(database, [order]);
				// A quarantined sender is not asked for money.
				if (saved?.isNew && saved.status !== 'quarantined')
					yield* insert(database, {
						...payment,
						lead_id: saved.id,
						made_at: order.received_at,
						changed_at: order.received_at,
						state: 'starting',
						paid_cents: 0,
						refunded: false,
						disputed: false,
						session_id: null,
						payment_url: null,
						payment_id: null,
						attempts: 0,
						next_check_at: order.received_at,
					});
				return saved;
			}),
		onlinePayment: (dealer, id) => one('dealer = $1 AND id = $2', dealer, id),
		onlinePaymentOfLead: (leadId) => one('lead_id = $1', leadId),
		onlinePaymentOfProvider: (dealer, paymentId) => one('dealer = $1 AND payment_id = $2', dealer, paymentId),
		changeOnlinePayment: (id, event, now) => database.transaction(() => change(database, id, event, now)),
		unsettledOnlinePayments: (after, limit) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT ${LIST} FROM online_payment WHERE state IN ('starting', 'open') AND id > $1 ORDER BY id LIMIT $2`,
					after,
					limit,
				];
				return rows.map(toPayment);
			}),
		postponeOnlinePayment: (id, attempts, next) =>
			database.transaction(function* () {
				yield [
					'UPDATE online_payment SET attempts = $1, next_check_at = $2 WHERE id = $3',
					attempts,
					next.toISOString(),
					id,
				];
			}),
	};
}

function* change(
	database: Database,
	id: string,
	event: StoredPaymentEvent,
	now: Date,
): Generator<Statement, StoredOnlinePayment | null, Row[]> {
	// Locks the row: of two concurrent events the second is applied to the result of the first.
	yield ['UPDATE online_payment SET attempts = attempts WHERE id = $1', id];
	const before = yield* read('id = $1', id);
	const changed = before && onlinePaymentAfter(before, event);
	if (!before || !changed) return null;
	const at = now.toISOString();
	const after: StoredOnlinePayment = {
		...before,
		...changed,
		session_id: event.session_id ?? before.session_id,
		payment_url: event.payment_url ?? before.payment_url,
		payment_id: event.payment_id ?? before.payment_id,
		changed_at: at,
		attempts: 0,
		next_check_at: at,
	};
	yield ['DELETE FROM online_payment WHERE id = $1', id];
	yield* insert(database, after);
	if (event.type === 'paid') yield* verifyByPayment(after.lead_id, now);
	if (event.type === 'refunded_there' || event.type === 'disputed')
		yield* messageDealer(database.dialect, after.lead_id, now);
	return after;
}

function* insert(
	{ dialect }: Pick<Database, 'dialect'>,
	payment: StoredOnlinePayment,
): Generator<Statement, void, Row[]> {
	const row = COLUMNS.map((column) => {
		const value = payment[column];
		return typeof value === 'boolean' ? Number(value) : value;
	});
	yield* insertRows(dialect, `online_payment (${LIST})`, [row]);
}

function* read(
	condition: string,
	...values: Value[]
): Generator<Statement, StoredOnlinePayment | null, Row[]> {
	const [row] = yield [`SELECT ${LIST} FROM online_payment WHERE ${condition}`, ...values];
	return row ? toPayment(row) : null;
}

function toPayment(row: Row): StoredOnlinePayment {
	return {
		...row,
		refunded: Number(row['refunded']) === 1,
		disputed: Number(row['disputed']) === 1,
		// The columns were written by `insert`.
	} as unknown as StoredOnlinePayment;
}
