import type { MarkedVehicle } from '../../domain/vehicle/marked-vehicle.ts';
import { isAmong, markedOf, readMarkedVehicles, without } from './marked-vehicles.ts';
import { dealerAtom } from './persisted-atom.ts';

/** The saved vehicles of a dealer's site, the newest first, without a limit (LOCAL-001, LOCAL-006, resolution 100). */
export const favourites = dealerAtom<readonly MarkedVehicle[]>({
	name: 'favourites',
	initial: [],
	read: readMarkedVehicles,
});

/** Adds a vehicle, or removes it if it was saved (LOCAL-002). */
export function withToggled(
	saved: readonly MarkedVehicle[],
	vehicle: MarkedVehicle,
): readonly MarkedVehicle[] {
	return isAmong(saved, vehicle.id) ? without(saved, vehicle.id) : [markedOf(vehicle), ...saved];
}
