import type { SavedCar } from '../../../api/watchlist/saved-car.ts';
import type { VehicleState } from '../../../domain/vehicle/state/vehicle-state.ts';
import type { Database, Row } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { AlertStore, AlertWork, KnownCar } from './alert-store.ts';
import { knownSearches } from './known-searches.ts';

/** Reads the channels that are on, with the saved vehicles and searches of their accounts. */
export function alertWork(database: Database): AlertStore['alertWork'] {
	return (dealer, after, accounts) =>
		database.transaction(function* () {
			const rows = yield [
				`SELECT chosen.account_id, chosen.channel, target, time_zone, saved_car.car_id, saved_car.vehicle,
						CASE WHEN alert_told.car_id IS NULL THEN saved_car.price ELSE alert_told.price END AS price,
						COALESCE(alert_told.state, saved_car.state) AS state
					FROM alert_channel chosen LEFT JOIN saved_car ON saved_car.account_id = chosen.account_id
					LEFT JOIN alert_told ON alert_told.account_id = chosen.account_id
						AND alert_told.channel = chosen.channel AND alert_told.car_id = saved_car.car_id
					WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL AND chosen.account_id IN (
						SELECT id FROM account WHERE dealer = $1 AND id > $2 AND EXISTS (
							SELECT 1 FROM alert_channel
								WHERE account_id = account.id AND confirmed_at IS NOT NULL AND stopped_at IS NULL
						) AND (
							EXISTS (SELECT 1 FROM saved_car WHERE account_id = account.id)
							OR EXISTS (SELECT 1 FROM saved_search WHERE account_id = account.id)
						) ORDER BY id LIMIT $3
					)
					ORDER BY chosen.account_id, chosen.channel, saved_at DESC, saved_car.car_id`,
				dealer,
				after,
				accounts,
			];
			const byChannel = Map.groupBy(rows, (row) => `${row['account_id']} ${row['channel']}`);
			const found = new Set(rows.map((row) => columnText(row, 'account_id')));
			const searches = yield* knownSearches([...found]);
			return [...byChannel.values()].flatMap((cars) => {
				if (!cars[0]) return [];
				const work = toWork(cars[0], cars);
				return [{ ...work, searches: searches(work.account_id, work.channel) }];
			});
		});
}

function toWork(row: Row, cars: readonly Row[]): Omit<AlertWork, 'searches'> {
	return {
		account_id: columnText(row, 'account_id'),
		channel: columnText(row, 'channel') as AlertWork['channel'],
		target: columnText(row, 'target'),
		time_zone: columnText(row, 'time_zone'),
		// An account with searches alone has one row without a vehicle.
		cars: cars.filter((car) => car['car_id'] !== null).map(toKnownCar),
	};
}

function toKnownCar(row: Row): KnownCar {
	const price = row['price'] ?? null;
	// The state was written as one.
	const state = (row['state'] ?? null) as VehicleState | null;
	const saved = row['vehicle'] ? (JSON.parse(columnText(row, 'vehicle')) as SavedCar['vehicle']) : null;
	return {
		car_id: columnText(row, 'car_id'),
		name: saved?.name ?? null,
		announced: { price: price === null ? null : Number(price), state },
	};
}
