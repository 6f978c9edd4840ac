import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { dealerAtom } from './persisted-atom.ts';
import { isAmong, readSavedVehicles, savedFieldsOf, without } from './saved-vehicles.ts';

/** The saved vehicles of a dealer's site, the newest first, without a limit (LOCAL-001, LOCAL-006, resolution 100). */
export const favourites = dealerAtom<readonly SavedVehicle[]>({
	name: 'favourites',
	initial: [],
	read: readSavedVehicles,
});

/** Adds a vehicle, or removes it if it was saved (LOCAL-002). */
export function withToggled(saved: readonly SavedVehicle[], vehicle: SavedVehicle): readonly SavedVehicle[] {
	return isAmong(saved, vehicle.id) ? without(saved, vehicle.id) : [savedFieldsOf(vehicle), ...saved];
}
