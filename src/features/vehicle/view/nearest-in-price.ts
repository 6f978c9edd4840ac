import { currentPrice } from '../../../domain/price/price.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';

/** A vehicle with its price and its place in its group. */
interface Priced {
	vehicle: Vehicle;
	price: number;
	place: number;
}

/** The vehicles of a group nearest in price to one, of equally near ones the first of the group; those without a price come last. */
export type NearestInPrice = (vehicle: Vehicle, limit: number) => Vehicle[];

/** Sorts a group by price once, so that a search for a vehicle's neighbours looks at those only. */
export function nearestInPrice(group: readonly Vehicle[]): NearestInPrice {
	const priced = group
		.flatMap((vehicle, place): Priced[] => {
			const price = currentPrice(vehicle);
			return price === null ? [] : [{ vehicle, price, place }];
		})
		.sort((a, b) => a.price - b.price || a.place - b.place);
	const unpriced = group.filter((vehicle) => currentPrice(vehicle) === null);
	return (vehicle, limit) => {
		const wanted = currentPrice(vehicle);
		// Without a price to compare with, all are equally near.
		if (wanted === null) return firstOthers(group, vehicle, limit);
		const near = neighbours(priced, wanted, limit + 1)
			.sort((a, b) => Math.abs(a.price - wanted) - Math.abs(b.price - wanted) || a.place - b.place)
			.map((other) => other.vehicle);
		return firstOthers([...near, ...unpriced.slice(0, limit + 1)], vehicle, limit);
	};
}

function firstOthers(vehicles: readonly Vehicle[], { id }: Vehicle, limit: number): Vehicle[] {
	const found: Vehicle[] = [];
	for (const vehicle of vehicles) {
		if (found.length === limit) break;
		if (vehicle.id !== id) found.push(vehicle);
	}
	return found;
}

/** At least the `count` nearest to a price, and all that are as near as the last of them: equally near ones are ordered by place. */
function neighbours(priced: readonly Priced[], wanted: number, count: number): Priced[] {
	const distance = (at: number) => Math.abs((priced[at]?.price ?? Number.POSITIVE_INFINITY) - wanted);
	let after = firstFrom(priced, wanted);
	let before = after - 1;
	let farthest = 0;
	while (before >= 0 || after < priced.length) {
		const next = Math.min(distance(before), distance(after));
		if (after - before - 1 >= count && next > farthest) break;
		farthest = next;
		if (distance(after) === next) after += 1;
		else before -= 1;
	}
	return priced.slice(before + 1, after);
}

/** The place of the first vehicle at a price or above, by binary search. */
function firstFrom(priced: readonly Priced[], price: number): number {
	let [low, high] = [0, priced.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((priced[middle] as Priced).price < price) low = middle + 1;
		else high = middle;
	}
	return low;
}
