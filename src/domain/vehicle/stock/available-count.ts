import { type Availability, isAvailable } from '../state/availability.ts';

const cache = new WeakMap<readonly Availability[], number>();

/** The number of available vehicles, cached by list. Stock counts use it, though lists show sold vehicles for some days. */
export function availableCount(vehicles: readonly Availability[]): number {
	const count = cache.get(vehicles) ?? vehicles.filter(isAvailable).length;
	cache.set(vehicles, count);
	return count;
}
