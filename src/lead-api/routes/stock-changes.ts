import type { ApiSite } from '../../api/site-file.ts';
import { type StockChanges, stockChanges } from '../../api/stock-changes.ts';
import { route } from '../route.ts';

/** How far back changes are told, days: browsers and networks keep pages for hours. */
const DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
/** How long an answer may be kept, seconds: a price is wrong in a list for no longer. */
const KEPT_SECONDS = 30;

/** Vehicles that changed or went lately, for every list and the search. */
export const stockChangesRoute = route(stockChanges, (deps) => (c) => {
	c.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
	return changesSince(c.var.site, deps.now());
});

/** What changed in the last days. What is gone is told as long as the build remembers it; what has no version never changes. */
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
