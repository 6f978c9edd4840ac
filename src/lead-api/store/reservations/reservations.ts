import { HOLDING_STATES } from '../../../domain/reservation/reservation.ts';
import type { Database } from '../database/database.ts';
import { saveAll } from '../leads/intake.ts';
import { columnText } from '../leads/lead-rows.ts';
import { updateLead } from '../leads/update-lead.ts';
import { changeReservation } from './change-reservation.ts';
import { holdVehicle } from './hold-vehicle.ts';
import { readReservationEvents } from './reservation-events.ts';
import { RESERVATION_COLUMNS, readReservation, toReservations } from './reservation-rows.ts';
import type { ReservationStore } from './reservation-store.ts';

/** Reservations of vehicles. */
export function reservations(database: Database): ReservationStore {
	return {
		hold: (order, reservation) =>
			database.transaction(() =>
				holdVehicle(database, order, reservation, function* () {
					if ('after_steps' in order) return yield* updateLead(database, order);
					const [saved] = yield* saveAll(database, [order]);
					return saved ?? null;
				}),
			),
		reservationOfLead: (leadId) =>
			database.transaction(() =>
				readReservation('lead_id = $1 ORDER BY made_at DESC, id DESC LIMIT 1', leadId),
			),
		reservationOfVehicle: (dealer, carId) =>
			database.transaction(() =>
				readReservation(
					"dealer = $1 AND car_id = $2 AND state IN ('held', 'reserved', 'converted')",
					dealer,
					carId,
				),
			),
		reservation: (dealer, id) =>
			database.transaction(() => readReservation('dealer = $1 AND id = $2', dealer, id)),
		reservationOfPayment: (dealer, paymentId) =>
			database.transaction(() => readReservation('dealer = $1 AND payment_id = $2', dealer, paymentId)),
		changeReservation: (id, event, now) =>
			database.transaction(() => changeReservation(database, id, event, now)),
		postponeReservation: (id, attempts, next) =>
			database.transaction(function* () {
				yield [
					'UPDATE reservation SET attempts = $1, next_check_at = $2 WHERE id = $3',
					attempts,
					next.toISOString(),
					id,
				];
			}),
		reservationHistory: (id) => database.transaction(() => readReservationEvents(id)),
		...lists(database),
	};
}

function lists(
	database: Database,
): Pick<ReservationStore, 'unsettledReservations' | 'listReservations' | 'reservedMarks'> {
	return {
		unsettledReservations: (after, limit) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT ${RESERVATION_COLUMNS} FROM reservation
						WHERE (state IN ('held', 'reserved') OR payment IN ('starting', 'open', 'refund_due')) AND id > $1
						ORDER BY id LIMIT $2`,
					after,
					limit,
				];
				return toReservations(rows);
			}),
		listReservations: (dealer, limit) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT ${RESERVATION_COLUMNS} FROM reservation WHERE dealer = COALESCE($1, dealer)
						ORDER BY made_at DESC, id DESC LIMIT $2`,
					dealer,
					limit,
				];
				return toReservations(rows);
			}),
		reservedMarks: (dealer, since) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT car_id, state, changed_at FROM reservation WHERE dealer = $1
						AND (changed_at >= $2 OR state IN ('held', 'reserved', 'converted')) ORDER BY changed_at, id`,
					dealer,
					since.toISOString(),
				];
				const marks = new Map<string, { is_reserved: boolean; changed_at: string }>();
				for (const row of rows) {
					const before = marks.get(columnText(row, 'car_id'));
					const state = columnText(row, 'state');
					const is_reserved = state !== 'held' && HOLDING_STATES.some((holding) => holding === state);
					marks.set(columnText(row, 'car_id'), {
						is_reserved: is_reserved || before?.is_reserved === true,
						changed_at: columnText(row, 'changed_at'),
					});
				}
				return [...marks].map(([car_id, mark]) => ({ car_id, ...mark }));
			}),
	};
}
