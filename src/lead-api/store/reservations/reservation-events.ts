import type { Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { ReservationEntry, StoredReservation } from './reservation-store.ts';

/** Adds an entry to a reservation's history; its row is locked by the caller. */
export function* logReservationEvent(
	{ id, state, payment }: Pick<StoredReservation, 'id' | 'state' | 'payment'>,
	event: string,
	at: string,
): Generator<Statement, void, Row[]> {
	yield [
		`INSERT INTO reservation_event (reservation_id, step, at, event, state, payment)
			SELECT $1, COUNT(*), $2, $3, $4, $5 FROM reservation_event WHERE reservation_id = $6`,
		id,
		at,
		event,
		state,
		payment,
		id,
	];
}

/** The history of a reservation, oldest first. */
export function* readReservationEvents(id: string): Generator<Statement, ReservationEntry[], Row[]> {
	const rows = yield [
		'SELECT at, event, state, payment FROM reservation_event WHERE reservation_id = $1 ORDER BY step',
		id,
	];
	return rows.map((row) => ({
		at: columnText(row, 'at'),
		event: columnText(row, 'event'),
		// Written by `logReservationEvent`.
		state: columnText(row, 'state') as ReservationEntry['state'],
		payment: columnText(row, 'payment') as ReservationEntry['payment'],
	}));
}
