import type { Garage, GarageCar } from '../../api/garage/garage.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import type { SavedCar } from '../../api/watchlist/saved-car.ts';
import { stateOf } from '../../domain/vehicle/state/vehicle-state.ts';
import { vehiclePath } from '../../paths/paths.ts';
import { findVehicle } from '../sites.ts';

/** A saved vehicle as the garage shows it; null for one that is gone and of which no name was kept. */
export function savedGarageCar(saved: SavedCar, site: ApiSite): Garage['cars'][number] | null {
	const { id, price: price_then, vehicle } = saved;
	const listed = findVehicle(site, id);
	if (listed?.is_shown) return { ...listedGarageCar(listed), price_then };
	if (!vehicle) return null;
	return {
		id,
		title: vehicle.name,
		path: null,
		picture: vehicle.picture,
		price_text: null,
		price: null,
		reserved: false,
		state: 'unavailable',
		price_then,
	};
}

/** The listed vehicles of some ids, in their order. */
export function viewedGarageCars(ids: readonly string[], site: ApiSite): GarageCar[] {
	const vehicles = ids.map((id) => findVehicle(site, id));
	return vehicles.flatMap((vehicle) => (vehicle?.is_shown ? [listedGarageCar(vehicle)] : []));
}

function listedGarageCar({ id, title, slug, picture, price_text, price, car_fields }: ApiVehicle): GarageCar {
	const { reserved } = car_fields;
	return {
		id,
		title,
		path: vehiclePath(slug),
		picture,
		price_text,
		price,
		reserved,
		state: stateOf(car_fields),
	};
}
