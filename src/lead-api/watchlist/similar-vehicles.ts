import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';

/** A vehicle that is no longer for sale, with its price when it was saved, dollars. */
interface Wanted {
	make: string;
	model: string;
	price: number | null;
	/** What is known of it besides; null for a vehicle that has left the stock. */
	fields: Pick<ApiVehicle['car_fields'], 'car_type' | 'badge' | 'year'> | null;
}

const MOST = 3;

/** What a year, or another badge, is worth beside a difference in price, dollars. */
const YEAR_OR_BADGE = 3000;

/**
 * Up to three vehicles for sale in place of another: of the same model first, then of the same make; new for new and used for used; then
 * the nearest in price, year and badge.
 */
export function similarVehicles(wanted: Wanted, vehicles: readonly ApiVehicle[]): ApiVehicle[] {
	return vehicles
		.filter(({ is_shown, car_fields }) => is_shown && isAvailable(car_fields))
		.map((vehicle) => ({ vehicle, rank: rankOf(vehicle, wanted), apart: distance(vehicle, wanted) }))
		.toSorted((one, other) => one.rank - other.rank || one.apart - other.apart)
		.slice(0, MOST)
		.map(({ vehicle }) => vehicle);
}

function rankOf(
	{ car_fields: { make, model, car_type } }: ApiVehicle,
	{ fields, ...wanted }: Wanted,
): number {
	const isOtherType = fields !== null && car_type !== fields.car_type;
	const other = make !== wanted.make ? 2 : model === wanted.model ? 0 : 1;
	return other * 2 + Number(isOtherType);
}

/** Dollars between two vehicles, with what year and badge are worth; the most for a vehicle without a price. */
function distance({ price, car_fields }: ApiVehicle, wanted: Wanted): number {
	const { fields } = wanted;
	if (price === null || wanted.price === null) return Number.MAX_VALUE;
	const years = fields ? Math.abs(Number(car_fields.year) - Number(fields.year)) || 0 : 0;
	const badges = fields && car_fields.badge !== fields.badge ? 1 : 0;
	return Math.abs(price - wanted.price) + (years + badges) * YEAR_OR_BADGE;
}
