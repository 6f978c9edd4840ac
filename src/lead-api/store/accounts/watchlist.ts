import type { SavedCar } from '../../../api/watchlist/saved-car.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { AccountStore } from './account-store.ts';

/** Saved vehicles of signed-in visitors. */
export function watchlist(
	database: Database,
): Pick<AccountStore, 'saveCar' | 'removeCar' | 'noteCar' | 'savedCars'> {
	return {
		saveCar: (accountId, { id, saved_at, price, vehicle, note, state }, most) =>
			database.transaction(function* () {
				const saved = yield ['SELECT car_id FROM saved_car WHERE account_id = $1', accountId];
				if (saved.some((row) => row['car_id'] === id)) return true;
				if (saved.length >= most) return false;
				yield [
					`INSERT INTO saved_car (account_id, ${SAVED_CAR_COLUMNS}, state) VALUES ($1, $2, $3, $4, $5, $6, $7)
						ON CONFLICT DO NOTHING`,
					accountId,
					id,
					saved_at,
					price,
					vehicle && JSON.stringify(vehicle),
					note,
					state,
				];
				return true;
			}),
		removeCar: (accountId, carId) =>
			database.transaction(function* () {
				for (const table of ['saved_car', 'alert_told'])
					yield [`DELETE FROM ${table} WHERE account_id = $1 AND car_id = $2`, accountId, carId];
			}),
		noteCar: (accountId, carId, note) =>
			database.transaction(function* () {
				const noted = yield [
					'UPDATE saved_car SET note = $3 WHERE account_id = $1 AND car_id = $2 RETURNING car_id',
					accountId,
					carId,
					note,
				];
				return noted.length > 0;
			}),
		savedCars: (accountId) => database.transaction(() => readSavedCars(accountId)),
	};
}

const SAVED_CAR_COLUMNS = 'car_id, saved_at, price, vehicle, note';

/** The saved vehicles of an account, the latest first. */
export function* readSavedCars(accountId: string): Generator<Statement, SavedCar[], Row[]> {
	const rows = yield [
		`SELECT ${SAVED_CAR_COLUMNS} FROM saved_car WHERE account_id = $1 ORDER BY saved_at DESC, car_id`,
		accountId,
	];
	return rows.map(toSavedCar);
}

function toSavedCar(row: Row): SavedCar {
	const price = row['price'] ?? null;
	return {
		id: columnText(row, 'car_id'),
		saved_at: columnText(row, 'saved_at'),
		price: price === null ? null : Number(price),
		vehicle: row['vehicle'] ? JSON.parse(columnText(row, 'vehicle')) : null,
		note: row['note'] ? columnText(row, 'note') : null,
	};
}
