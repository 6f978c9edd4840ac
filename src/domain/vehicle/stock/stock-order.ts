import { CAR_TYPES, type CarType } from '../attributes/car-type.ts';
import type { Vehicle } from '../record/vehicle.ts';
import { type Availability, isAvailable } from '../state/availability.ts';

/** A time before every arrival, Unix seconds, for vehicles of unknown age. */
const NEVER = -1e12;

/** The fields of a vehicle that decide its place in a list. */
export type OrderedVehicle = Availability & Pick<Vehicle, 'id' | 'car_type' | 'reserved' | 'created_at'>;

/**
 * Vehicles in the default order of lists (RESULTS-009, resolution 26): the highest rank first, then the newest arrivals, then the id,
 * so that every build gives the same page. The search index sorts by the same three.
 */
export function byRelevance<T extends OrderedVehicle>(vehicles: readonly T[]): T[] {
	// A sort compares each of thousands with a dozen others: its rank and arrival are worked out once.
	return vehicles
		.map((vehicle) => ({ vehicle, rank: rankOf(vehicle), arrived: arrivedAt(vehicle.created_at) ?? NEVER }))
		.sort((a, b) => b.rank - a.rank || b.arrived - a.arrived || byId(a.vehicle.id, b.vehicle.id))
		.map(({ vehicle }) => vehicle);
}

/**
 * The custom rank of the search index (RESULTS-019): available before unavailable; within that new before demo before
 * used; within that unreserved before reserved.
 */
export function rankOf(vehicle: Availability & { car_type: CarType; reserved: boolean }): number {
	const condition = CAR_TYPES.length - CAR_TYPES.indexOf(vehicle.car_type);
	return (isAvailable(vehicle) ? 100 : 0) + 10 * condition + (vehicle.reserved ? 0 : 1);
}

/** The newest arrivals first; vehicles of unknown age last. */
export function byArrival(
	a: Pick<OrderedVehicle, 'id' | 'created_at'>,
	b: Pick<OrderedVehicle, 'id' | 'created_at'>,
): number {
	return (arrivedAt(b.created_at) ?? NEVER) - (arrivedAt(a.created_at) ?? NEVER) || byId(a.id, b.id);
}

/** When a vehicle arrived, Unix seconds; null when unknown. */
export function arrivedAt(createdAt: string | null): number | null {
	return createdAt === null ? null : Math.floor(Date.parse(createdAt) / 1000);
}

/** Compares ids by code unit, ignoring case, without any locale: as the search index does. */
function byId(a: string, b: string): number {
	const [first, second] = [a.toLowerCase(), b.toLowerCase()];
	return first < second ? -1 : first > second ? 1 : 0;
}
