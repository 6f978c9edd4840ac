import type { Row, Statement, Value } from '../database/database.ts';
import { PROVIDER_COLUMNS } from '../payments/provider-payment.ts';
import type { StoredReservation } from './reservation-store.ts';

const COLUMNS = [
	'id',
	'dealer',
	'car_id',
	'lead_id',
	'made_at',
	'state',
	'payment',
	'because',
	'price_cents',
	'deposit_cents',
	'paid_cents',
	'hold_ends_at',
	'reserved_until',
	'hours',
	'extended',
	'refund_failed',
	'disputed',
	...PROVIDER_COLUMNS,
] as const satisfies readonly (keyof StoredReservation)[];

/** The columns of `reservation`, named as the fields of a stored reservation. */
export const RESERVATION_COLUMNS = COLUMNS.join(', ');

/** Values of a reservation in the order of {@link RESERVATION_COLUMNS}. */
export function reservationRow(reservation: StoredReservation): Value[] {
	return COLUMNS.map((column) => {
		const value = reservation[column];
		return typeof value === 'boolean' ? Number(value) : value;
	});
}

/** Rows selected with these columns. */
export function toReservations(rows: readonly Row[]): StoredReservation[] {
	return rows.map(
		(row) =>
			({
				...row,
				extended: Number(row['extended']) === 1,
				refund_failed: Number(row['refund_failed']) === 1,
				disputed: Number(row['disputed']) === 1,
				// The columns were written by `reservationRow`.
			}) as unknown as StoredReservation,
	);
}

/** One reservation by a condition; null for none. */
export function* readReservation(
	condition: string,
	...values: Value[]
): Generator<Statement, StoredReservation | null, Row[]> {
	const rows = yield [`SELECT ${RESERVATION_COLUMNS} FROM reservation WHERE ${condition}`, ...values];
	return toReservations(rows)[0] ?? null;
}
