import type { ParsedVehicle, Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** The vehicle that a checked row became last. */
const made = new WeakMap<ParsedVehicle, Vehicle>();

/** Remembers the vehicle that a row of the last build became, for {@link sameVehicles}. */
export function rememberVehicle(row: ParsedVehicle, vehicle: Vehicle): void {
	made.set(row, vehicle);
}

/**
 * Vehicles, each as the object of the last build where nothing of it has changed, so that what was computed from it is known.
 *
 * @param rows the checked rows of the vehicles, in the same order
 */
export function sameVehicles(rows: readonly ParsedVehicle[], vehicles: readonly Vehicle[]): Vehicle[] {
	return vehicles.map((vehicle, index) => {
		const row = rows[index] ?? vehicle;
		const last = made.get(row);
		if (last && (last === vehicle || Object.keys(changedFields(last, vehicle)).length === 0)) return last;
		made.set(row, vehicle);
		return vehicle;
	});
}

/** The fields of a vehicle that differ from those of another. */
export function changedFields(vehicle: ParsedVehicle, other: ParsedVehicle): Partial<ParsedVehicle> {
	const changed: Partial<ParsedVehicle> = {};
	for (const key in vehicle) {
		const field = key as keyof ParsedVehicle;
		if (!isSame(vehicle[field], other[field])) Object.assign(changed, { [field]: vehicle[field] });
	}
	return changed;
}

function isSame(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
	return a.every((item, index) => item === b[index]);
}
