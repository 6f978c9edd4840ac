import type { ViewedVehicle } from '../../domain/vehicle/marked-vehicle.ts';
import { markedOf, readVehicles, without } from './marked-vehicles.ts';
import { dealerAtom } from './persisted-atom.ts';

/** How many vehicles somebody looked at are kept (resolution 100). */
export const KEPT_VIEWED = 20;

/** The vehicles somebody looked at on a dealer's site, the newest first (LOCAL-004, LOCAL-005). */
export const viewedVehicles = dealerAtom<readonly ViewedVehicle[]>({
	name: 'viewed',
	initial: [],
	read: (stored) =>
		readVehicles(stored)
			.slice(0, KEPT_VIEWED)
			.map((vehicle) => ({
				...markedOf(vehicle),
				stocknum: textOf(vehicle['stocknum']),
				body: textOf(vehicle['body']),
				simple_body: textOf(vehicle['simple_body']),
			})),
});

/** The vehicles to keep after looking at one, which then comes first. */
export function withViewed(
	viewed: readonly ViewedVehicle[],
	vehicle: ViewedVehicle,
): readonly ViewedVehicle[] {
	return [vehicle, ...without(viewed, vehicle.id)].slice(0, KEPT_VIEWED);
}

function textOf(value: unknown): string | null {
	return typeof value === 'string' ? value : null;
}
