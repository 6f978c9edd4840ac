import type { Database, Value } from '../database/database.ts';
import { saveAll } from '../leads/intake.ts';
import { changeOnlinePayment } from './change-online-payment.ts';
import {
	insertOnlinePayment,
	ONLINE_PAYMENT_COLUMNS,
	readOnlinePayment,
	toOnlinePayment,
} from './online-payment-rows.ts';
import type { OnlinePaymentStore } from './online-payment-store.ts';
import { newProviderPayment } from './provider-payment.ts';

/** Payments for quotes and invoices. */
export function onlinePayments(database: Database): OnlinePaymentStore {
	const one = (condition: string, ...values: Value[]) =>
		database.transaction(() => readOnlinePayment(condition, ...values));
	return {
		startOnlinePayment: (order, payment) =>
			database.transaction(function* () {
				const [saved = null] = yield* saveAll(database, [order]);
				// A quarantined sender is not asked for money.
				if (saved?.isNew && saved.status !== 'quarantined')
					yield* insertOnlinePayment(database, {
						...payment,
						lead_id: saved.id,
						made_at: order.received_at,
						state: 'starting',
						paid_cents: 0,
						refunded: false,
						disputed: false,
						...newProviderPayment(order.received_at),
					});
				return saved;
			}),
		onlinePayment: (dealer, id) => one('dealer = $1 AND id = $2', dealer, id),
		onlinePaymentOfLead: (leadId) => one('lead_id = $1', leadId),
		onlinePaymentOfProvider: (dealer, paymentId) => one('dealer = $1 AND payment_id = $2', dealer, paymentId),
		changeOnlinePayment: (id, event, now) =>
			database.transaction(() => changeOnlinePayment(database, id, event, now)),
		unsettledOnlinePayments: (after, limit) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT ${ONLINE_PAYMENT_COLUMNS} FROM online_payment WHERE state IN ('starting', 'open') AND id > $1 ORDER BY id LIMIT $2`,
					after,
					limit,
				];
				return rows.map(toOnlinePayment);
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
