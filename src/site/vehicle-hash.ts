import { hashOf } from '../content-hash.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { compactText } from '../stock/snapshot/compact-vehicle.ts';

const hashes = new WeakMap<Vehicle, string>();

/** The hash of all that is known of a vehicle, computed once for each object. */
export function vehicleHash(vehicle: Vehicle): string {
	const known = hashes.get(vehicle) ?? hashOf(compactText(vehicle));
	hashes.set(vehicle, known);
	return known;
}
