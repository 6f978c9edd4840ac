import type { AccountStore, SavedCar } from './account-store.ts';
import type { Database, Row } from './database.ts';
import { columnText } from './lead-rows.ts';

/** Saved vehicles of signed-in visitors. */
export function watchlist(database: Database): Pick<AccountStore, 'saveCar' | 'removeCar' | 'savedCars'> {
	return {
		saveCar: (accountId, { id, saved_at, price }, most) =>
			database.transaction(function* () {
				const saved = yield ['SELECT car_id FROM saved_car WHERE account_id = $1', accountId];
				if (saved.some((row) => row['car_id'] === id)) return true;
				if (saved.length >= most) return false;
				yield [
					`INSERT INTO saved_car (account_id, car_id, saved_at, price) VALUES ($1, $2, $3, $4)
						ON CONFLICT DO NOTHING`,
					accountId,
					id,
					saved_at,
					price,
				];
				return true;
			}),
		removeCar: (accountId, carId) =>
			database.transaction(function* () {
				yield ['DELETE FROM saved_car WHERE account_id = $1 AND car_id = $2', accountId, carId];
			}),
		savedCars: (accountId) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT car_id, saved_at, price FROM saved_car WHERE account_id = $1
						ORDER BY saved_at DESC, car_id`,
					accountId,
				];
				return rows.map(toSavedCar);
			}),
	};
}

/** A row of `saved_car`. */
export function toSavedCar(row: Row): SavedCar {
	const price = row['price'] ?? null;
	return {
		id: columnText(row, 'car_id'),
		saved_at: columnText(row, 'saved_at'),
		price: price === null ? null : Number(price),
	};
}
