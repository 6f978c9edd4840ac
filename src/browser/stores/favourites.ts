import type { MarkedVehicle } from '../../domain/vehicle/marked-vehicle.ts';
import { isAmong, markedOf, readMarkedVehicles, without } from './marked-vehicles.ts';
import { dealerAtom } from './persisted-atom.ts';

/** The vehicles somebody saved at a dealer's site, the newest first, as many as they like (LOCAL-001, LOCAL-006, resolution 100). */
export const favourites = dealerAtom<readonly MarkedVehicle[]>({
	name: 'favourites',
	initial: [],
	read: readMarkedVehicles,
});

/** The saved vehicles with one more, or without it when it was saved (LOCAL-002). */
export function withToggled(
	saved: readonly MarkedVehicle[],
	vehicle: MarkedVehicle,
): readonly MarkedVehicle[] {
	return isAmong(saved, vehicle.id) ? without(saved, vehicle.id) : [markedOf(vehicle), ...saved];
}
