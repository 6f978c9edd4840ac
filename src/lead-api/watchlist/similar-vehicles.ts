import type { ApiVehicle } from '../../api/site-file.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';

/** A vehicle that is no longer for sale, with its price when it was saved, dollars. */
interface Wanted {
	make: string;
	model: string;
	price: number | null;
}

const MOST = 3;

/** Up to three vehicles for sale in place of another: of the same model first, then of the same make, then the nearest in price. */
export function similarVehicles(wanted: Wanted, vehicles: readonly ApiVehicle[]): ApiVehicle[] {
	return vehicles
		.filter(({ is_shown, car_fields }) => is_shown && isAvailable(car_fields))
		.map((vehicle) => ({ vehicle, rank: rankOf(vehicle, wanted), apart: priceApart(vehicle, wanted) }))
		.toSorted((one, other) => one.rank - other.rank || one.apart - other.apart)
		.slice(0, MOST)
		.map(({ vehicle }) => vehicle);
}

function rankOf({ car_fields: { make, model } }: ApiVehicle, wanted: Wanted): number {
	if (make !== wanted.make) return 2;
	return model === wanted.model ? 0 : 1;
}

/** Dollars between two prices; the most for a vehicle without a price. */
function priceApart({ price }: ApiVehicle, wanted: Wanted): number {
	return price === null || wanted.price === null ? Number.MAX_VALUE : Math.abs(price - wanted.price);
}
