import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { pageUntil } from '../../domain/vehicle/state/visibility.ts';
import type { ListRules } from '../select/shown-stock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of days that the address of a departed vehicle answers 410 after its page was removed: search engines have forgotten it by
 * then.
 */
const GONE_DAYS = 90;

/** The stock that a feed had at its last good reading. */
interface LastStock {
	vehicles: readonly Vehicle[];
	departed: readonly Vehicle[];
}

/**
 * Vehicles that a feed had and no longer has: many feeds leave out what is sold. Their pages say for a while that they are no longer
 * available, and their addresses answer 410 afterwards (resolution 58). A vehicle that is back, also by another id, is not among them.
 *
 * @param vehicles those that the feed has now
 */
export function departedVehicles(
	{ vehicles: before, departed }: LastStock,
	vehicles: readonly Vehicle[],
	{ soldDays, now }: ListRules,
): Vehicle[] {
	const known = new Set(vehicles.flatMap(identities));
	const isAway = (vehicle: Vehicle) =>
		vehicle.show_on_dealer_website && !identities(vehicle).some((identity) => known.has(identity));
	const isRemembered = (vehicle: Vehicle) =>
		now.getTime() <= Number(pageUntil(vehicle, soldDays)) + GONE_DAYS * DAY_MS;
	const left = before.filter(isAway).map((vehicle) => asDeparted(vehicle, soldDays, now));
	return [...left, ...departed.filter(isAway)].filter(isRemembered);
}

/** A vehicle as it was in the feed, no longer for sale from now on. One that was not for sale before keeps its state and its time. */
function asDeparted(vehicle: Vehicle, soldDays: number, now: Date): Vehicle {
	const updated_at = now.toISOString();
	if (isAvailable(vehicle)) return { ...vehicle, status: 'withdrawn', updated_at };
	return pageUntil(vehicle, soldDays) === null ? { ...vehicle, updated_at } : vehicle;
}

/** What tells a vehicle from others: its id, its address and its VIN. */
function identities({ id, slug, vin }: Vehicle): string[] {
	return [`id ${id}`, `slug ${slug}`, ...(vin === null ? [] : [`vin ${vin}`])];
}
