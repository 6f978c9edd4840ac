import { type Database, insertRows, type Row, type Statement, type Value } from '../database/database.ts';
import type { StoredOnlinePayment } from './online-payment-store.ts';
import { PROVIDER_COLUMNS } from './provider-payment.ts';

const COLUMNS = [
	'id',
	'dealer',
	'lead_id',
	'reference',
	'made_at',
	'state',
	'cents',
	'paid_cents',
	'refunded',
	'disputed',
	'ends_at',
	...PROVIDER_COLUMNS,
] as const satisfies readonly (keyof StoredOnlinePayment)[];

/** The columns of `online_payment`, named as the fields of a stored payment. */
export const ONLINE_PAYMENT_COLUMNS = COLUMNS.join(', ');

/** Stores a payment. */
export function* insertOnlinePayment(
	{ dialect }: Pick<Database, 'dialect'>,
	payment: StoredOnlinePayment,
): Generator<Statement, void, Row[]> {
	const row = COLUMNS.map((column) => {
		const value = payment[column];
		return typeof value === 'boolean' ? Number(value) : value;
	});
	yield* insertRows(dialect, `online_payment (${ONLINE_PAYMENT_COLUMNS})`, [row]);
}

/** One payment by a condition; null for none. */
export function* readOnlinePayment(
	condition: string,
	...values: Value[]
): Generator<Statement, StoredOnlinePayment | null, Row[]> {
	const [row] = yield [`SELECT ${ONLINE_PAYMENT_COLUMNS} FROM online_payment WHERE ${condition}`, ...values];
	return row ? toOnlinePayment(row) : null;
}

/** A row selected with these columns. */
export function toOnlinePayment(row: Row): StoredOnlinePayment {
	return {
		...row,
		refunded: Number(row['refunded']) === 1,
		disputed: Number(row['disputed']) === 1,
		// The columns were written by `insertOnlinePayment`.
	} as unknown as StoredOnlinePayment;
}
