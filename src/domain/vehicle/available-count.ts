import { type Availability, isAvailable } from './availability.ts';

const known = new WeakMap<readonly Availability[], number>();

/** How many of some vehicles can be bought: what counts of a stock say, though lists show sold ones for some days more. */
export function availableCount(vehicles: readonly Availability[]): number {
	const count = known.get(vehicles) ?? vehicles.filter(isAvailable).length;
	known.set(vehicles, count);
	return count;
}
