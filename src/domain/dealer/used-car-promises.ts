import type { CarType } from '../vehicle/attributes/car-type.ts';
import type { ItemType } from '../vehicle/attributes/item-type.ts';

/** The promises of the used-car strip, in the words of the specification (VDP-045). */
const PROMISES = {
	warranty: '1-year backed warranty',
	full_service_history: 'Full service history',
	background_check: 'Independent background check',
	inspection: '90 point inspection',
	roadside_assist: '12-month roadside assist',
} as const;

/** The name of a promise of the used-car strip (VDP-045), as feeds withhold it. */
export type UsedCarPromise = keyof typeof PROMISES;

/** The names by which a feed withholds promises from a vehicle (`withheld_promises`). */
export const USED_CAR_PROMISES = Object.keys(PROMISES) as [UsedCarPromise, ...UsedCarPromise[]];

/**
 * The promises for a vehicle: for used cars only, as their terms are written for cars (VDP-044, resolution 64), and without those that
 * its feed withholds, such as the full service history of a car with a gap in its logbook. Empty for none.
 */
export function usedCarPromises(vehicle: {
	car_type: CarType;
	item_type: ItemType;
	withheld_promises: readonly UsedCarPromise[];
}): string[] {
	if (vehicle.car_type !== 'used' || vehicle.item_type !== 'car') return [];
	return USED_CAR_PROMISES.filter((name) => !vehicle.withheld_promises.includes(name)).map(
		(name) => PROMISES[name],
	);
}
