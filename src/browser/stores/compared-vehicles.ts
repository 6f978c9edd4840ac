import type { MarkedVehicle } from '../../domain/vehicle/marked-vehicle.ts';
import { isAmong, markedOf, readMarkedVehicles, without } from './marked-vehicles.ts';
import { dealerAtom } from './persisted-atom.ts';

/** The maximum number of compared vehicles (resolution 97). */
export const MOST_COMPARED = 4;

/** The compared vehicles of a dealer's site, in the order they were ticked (LOCAL-010). */
export const comparedVehicles = dealerAtom<readonly MarkedVehicle[]>({
	name: 'compare',
	initial: [],
	read: (stored) => readMarkedVehicles(stored).slice(0, MOST_COMPARED),
});

/** Adds a vehicle, or removes it if it was ticked; the same list when it is full. */
export function withTicked(
	compared: readonly MarkedVehicle[],
	vehicle: MarkedVehicle,
): readonly MarkedVehicle[] {
	if (isAmong(compared, vehicle.id)) return without(compared, vehicle.id);
	return compared.length < MOST_COMPARED ? [...compared, markedOf(vehicle)] : compared;
}
