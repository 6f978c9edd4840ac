import type { ApiVehicle } from '../../../api/site/site-vehicle.ts';
import { type StockChanges, stockChanges } from '../../../api/vehicle/stock-changes.ts';
import { CHANGE_DAYS, reservedVehicles } from '../../reservations/reserved-vehicles.ts';
import { route } from '../../route.ts';

const DAY_SECONDS = 24 * 60 * 60;
/**
 * How long a response may be cached, seconds; the longest time that a list shows an outdated price, or offers a vehicle that was reserved
 * online (less than five seconds).
 */
const CACHE_SECONDS = { stock: 30, reservations: 3 };

/** Vehicles that changed or were removed lately, for lists and search. */
export const stockChangesRoute = route(stockChanges, (deps) => async (c) => {
	const { site } = c.var;
	const seconds = site.payments === null ? CACHE_SECONDS.stock : CACHE_SECONDS.reservations;
	c.header('Cache-Control', `public, max-age=${seconds}`);
	return changesSince(await reservedVehicles(deps, site, site.vehicles), deps.now());
});

/**
 * Changes of the last days, as browsers and networks cache pages for hours. Removed vehicles are included as long as the site file lists
 * them; vehicles without a version never change.
 */
export function changesSince(vehicles: readonly ApiVehicle[], now: Date): StockChanges {
	const since = Math.floor(now.getTime() / 1000) - CHANGE_DAYS * DAY_SECONDS;
	const changes = vehicles
		.filter(({ is_shown, stock_version }) => !is_shown || stock_version >= since)
		.sort((a, b) => b.stock_version - a.stock_version)
		.map(({ slug, stock_version, is_shown, car_fields }) => ({
			slug,
			stock_version,
			car_fields: is_shown ? car_fields : null,
		}));
	const stock_version = vehicles.reduce((highest, vehicle) => Math.max(highest, vehicle.stock_version), 0);
	return { stock_version, changes };
}
