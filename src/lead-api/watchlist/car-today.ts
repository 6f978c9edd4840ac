import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import type { SavedCar } from '../../api/watchlist/saved-car.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { similarVehicles } from './similar-vehicles.ts';

/** A saved vehicle with its data in today's stock, and similar ones where it is not for sale any more. */
export function carToday(car: SavedCar, vehicles: readonly ApiVehicle[]) {
	const found = vehicles.find(({ id, is_shown }) => id === car.id && is_shown);
	const similar =
		!car.vehicle || (found && isAvailable(found.car_fields))
			? []
			: similarVehicles({ ...car.vehicle, price: car.price, fields: found?.car_fields ?? null }, vehicles);
	return {
		...car,
		now: found ? { price: found.price, picture: found.picture, car_fields: found.car_fields } : null,
		similar: similar.map(({ slug, title, price_text, picture }) => ({ slug, title, price_text, picture })),
	};
}
