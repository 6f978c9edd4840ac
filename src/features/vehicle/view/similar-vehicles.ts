import { currentPrice } from '../../../domain/price/price.ts';
import { isAvailable } from '../../../domain/vehicle/availability.ts';
import { bodyTypeOf } from '../../../domain/vehicle/body-types.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';

/** Number of similar vehicles. */
const SIMILAR = 4;

/**
 * Selects similar vehicles: same model first, then same body, then nearest price; only vehicles for sale. Candidates are prepared once per
 * site, so that thousands of pages do not each sort the whole stock.
 */
export function similarVehicles(listed: readonly Vehicle[]): (vehicle: Vehicle) => Vehicle[] {
	const candidates = listed.filter(isAvailable);
	const byModel = Map.groupBy(candidates, modelKey);
	const byBody = Map.groupBy(candidates, bodyKey);
	return (vehicle) => {
		const chosen = new Map<string, Vehicle>();
		for (const group of [byModel.get(modelKey(vehicle)), byBody.get(bodyKey(vehicle)), candidates]) {
			for (const near of nearestInPrice(group ?? [], vehicle, SIMILAR + 1)) {
				if (near.id !== vehicle.id && chosen.size < SIMILAR) chosen.set(near.id, near);
			}
			if (chosen.size === SIMILAR) break;
		}
		return [...chosen.values()];
	};
}

function modelKey({ make, model, item_type }: Vehicle): string {
	return `${item_type}/${make}/${model}`.toLowerCase();
}

function bodyKey({ item_type, simple_body }: Vehicle): string {
	return `${item_type}/${simple_body ? (bodyTypeOf(simple_body)?.slug ?? '') : ''}`;
}

/** The nearest vehicles by price, found in one pass; vehicles without a price come last. */
function nearestInPrice(
	group: readonly Vehicle[],
	{ id, price, offer_price }: Vehicle,
	limit: number,
): Vehicle[] {
	const wanted = currentPrice({ price, offer_price });
	const nearest: { vehicle: Vehicle; distance: number }[] = [];
	for (const vehicle of group) {
		const found = currentPrice(vehicle);
		const distance =
			vehicle.id === id
				? Number.POSITIVE_INFINITY
				: wanted === null || found === null
					? Number.MAX_VALUE
					: Math.abs(found - wanted);
		const place = nearest.findIndex((other) => distance < other.distance);
		if (place >= 0) nearest.splice(place, 0, { vehicle, distance });
		else if (nearest.length < limit) nearest.push({ vehicle, distance });
		if (nearest.length > limit) nearest.pop();
	}
	return nearest.map(({ vehicle }) => vehicle);
}
