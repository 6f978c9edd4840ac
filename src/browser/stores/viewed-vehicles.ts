import type { ViewedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { dealerAtom } from './persisted-atom.ts';
import { readVehicles, savedFieldsOf, without } from './saved-vehicles.ts';

/** The maximum number of recently viewed vehicles (resolution 100). */
export const KEPT_VIEWED = 20;

/** The recently viewed vehicles of a dealer's site, the newest first (LOCAL-004, LOCAL-005). */
export const viewedVehicles = dealerAtom<readonly ViewedVehicle[]>({
	name: 'viewed',
	initial: [],
	read: (stored) =>
		readVehicles(stored)
			.slice(0, KEPT_VIEWED)
			.map((vehicle) => ({
				...savedFieldsOf(vehicle),
				stocknum: textOf(vehicle['stocknum']),
				body: textOf(vehicle['body']),
				simple_body: textOf(vehicle['simple_body']),
			})),
});

/** Adds a viewed vehicle at the beginning. */
export function withViewed(
	viewed: readonly ViewedVehicle[],
	vehicle: ViewedVehicle,
): readonly ViewedVehicle[] {
	return [vehicle, ...without(viewed, vehicle.id)].slice(0, KEPT_VIEWED);
}

function textOf(value: unknown): string | null {
	return typeof value === 'string' ? value : null;
}
