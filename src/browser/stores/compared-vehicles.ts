import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { dealerAtom } from './persisted-atom.ts';
import { isAmong, readSavedVehicles, savedFieldsOf, without } from './saved-vehicles.ts';

/** The maximum number of compared vehicles (resolution 97). */
export const MOST_COMPARED = 4;

/** The compared vehicles of a dealer's site, in the order they were ticked (LOCAL-010). */
export const comparedVehicles = dealerAtom<readonly SavedVehicle[]>({
	name: 'compare',
	initial: [],
	read: (stored) => readSavedVehicles(stored).slice(0, MOST_COMPARED),
});

/** Adds a vehicle, or removes it if it was ticked; the same list when it is full. */
export function withTicked(
	compared: readonly SavedVehicle[],
	vehicle: SavedVehicle,
): readonly SavedVehicle[] {
	if (isAmong(compared, vehicle.id)) return without(compared, vehicle.id);
	return compared.length < MOST_COMPARED ? [...compared, savedFieldsOf(vehicle)] : compared;
}
