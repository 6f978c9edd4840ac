import { bodyTypeOf } from '../../../domain/vehicle/attributes/body-types.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { type NearestInPrice, nearestInPrice } from './nearest-in-price.ts';

/** Number of similar vehicles. */
const SIMILAR = 4;

/**
 * Selects similar vehicles: same model first, then same body, then nearest price; only vehicles for sale. Candidates are prepared once per
 * site, so that thousands of pages do not each sort the whole stock.
 */
export function similarVehicles(listed: readonly Vehicle[]): (vehicle: Vehicle) => Vehicle[] {
	const candidates = listed.filter(isAvailable);
	const byModel = nearestBy(candidates, modelKey);
	const byBody = nearestBy(candidates, bodyKey);
	const all = nearestInPrice(candidates);
	return (vehicle) => {
		const chosen = new Map<string, Vehicle>();
		for (const nearest of [byModel.get(modelKey(vehicle)), byBody.get(bodyKey(vehicle)), all]) {
			for (const near of nearest?.(vehicle, SIMILAR + 1) ?? []) {
				if (chosen.size < SIMILAR) chosen.set(near.id, near);
			}
			if (chosen.size === SIMILAR) break;
		}
		return [...chosen.values()];
	};
}

function nearestBy(
	vehicles: readonly Vehicle[],
	keyOf: (vehicle: Vehicle) => string,
): Map<string, NearestInPrice> {
	return new Map([...Map.groupBy(vehicles, keyOf)].map(([key, group]) => [key, nearestInPrice(group)]));
}

function modelKey({ make, model, item_type }: Vehicle): string {
	return `${item_type}/${make}/${model}`.toLowerCase();
}

function bodyKey({ item_type, simple_body }: Vehicle): string {
	return `${item_type}/${simple_body ? (bodyTypeOf(simple_body)?.slug ?? '') : ''}`;
}
