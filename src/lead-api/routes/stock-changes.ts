import type { ApiSite } from '../../api/site-file.ts';
import { type StockChanges, stockChanges } from '../../api/stock-changes.ts';
import { route } from '../route.ts';

/** How far back changes are reported, days: browsers and networks cache pages for hours. */
const DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
/** How long a response may be cached, seconds; the longest time that a list shows an outdated price. */
const CACHE_SECONDS = 30;

/** Vehicles that changed or were removed lately, for lists and search. */
export const stockChangesRoute = route(stockChanges, (deps) => (c) => {
	c.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`);
	return changesSince(c.var.site, deps.now());
});

/** Changes of the last days. Removed vehicles are included as long as the site file lists them; vehicles without a version never change. */
export function changesSince({ vehicles }: ApiSite, now: Date): StockChanges {
	const since = Math.floor(now.getTime() / 1000) - DAYS * DAY_SECONDS;
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
