import { cardOf } from '../../../browser/stock-search/card-of.ts';
import { fetchRuntime, findOnSite } from '../../../browser/stock-search/site-client.ts';
import { stockChanges } from '../../../browser/stock-search/stock-changes.ts';
import type { Card } from '../../../domain/card/card-data.ts';
import type { SavedVehicle } from '../../../domain/vehicle/saved-vehicle.ts';
import { vehiclePath } from '../../../paths/paths.ts';

/**
 * Availability of a saved vehicle: `listed` with its card; `unlisted`, sold for instance, but its page still exists; `gone`; or `unknown`
 * when the request failed.
 */
export type Availability =
	| { is: 'listed'; card: Card }
	| { is: 'unlisted' }
	| { is: 'gone' }
	| { is: 'unknown' };

/**
 * Availability of vehicles by id. One query to the site's own search: most visitors have its index by then (34 kB for 154 vehicles; a site
 * with thousands queries its server). Reading each vehicle's page (9 kB) would cost more from the fourth on, and `/stock.json` is several
 * times the index. For vehicles that the search does not find, a HEAD request to the page. Rejects with a `SearchUnavailable`.
 */
export async function findSavedVehicles(
	vehicles: readonly SavedVehicle[],
): Promise<Map<string, Availability>> {
	if (vehicles.length === 0) return new Map();
	const runtime = await fetchRuntime();
	const changes = stockChanges(runtime.lead_api);
	const found = await findOnSite(runtime, {
		filter: { field: 'id', values: vehicles.map(({ id }) => id) },
		limit: vehicles.length,
	});
	const byId = new Map<string, Availability>(
		found.map((document) => {
			const card = cardOf(document, runtime, changes);
			return [document.id, card ? { is: 'listed', card } : { is: 'unlisted' }];
		}),
	);
	const others = vehicles.filter(({ id }) => !byId.has(id));
	await Promise.all(others.map(async ({ id, slug }) => byId.set(id, { is: await availabilityOfPage(slug) })));
	return byId;
}

/** Pages of vehicles no longer for sale stay for two weeks; then the address returns 410 or 404. */
async function availabilityOfPage(slug: string): Promise<'unlisted' | 'gone' | 'unknown'> {
	try {
		const { ok, status } = await fetch(vehiclePath(slug), { method: 'HEAD' });
		if (ok) return 'unlisted';
		return status === 410 || status === 404 ? 'gone' : 'unknown';
	} catch (error) {
		console.warn(`Favourites: ${slug} could not be looked up`, error);
		return 'unknown';
	}
}
