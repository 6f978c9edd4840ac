import { cardOf } from '../../../browser/stock-search/card-of.ts';
import { fetchRuntime, findOnSite } from '../../../browser/stock-search/site-client.ts';
import { stockChanges } from '../../../browser/stock-search/stock-changes.ts';
import type { Card } from '../../../domain/card/card-data.ts';
import type { MarkedVehicle } from '../../../domain/vehicle/marked-vehicle.ts';
import { vehiclePath } from '../../../paths/paths.ts';

/**
 * What became of a vehicle a visitor marked: it is listed and has its card; it is no longer listed, sold for instance, and keeps its page for a while; it is gone; or
 * nobody can tell just now.
 */
export type Fate = { is: 'listed'; card: Card } | { is: 'unlisted' } | { is: 'gone' } | { is: 'unknown' };

/**
 * What became of vehicles, by their ids. The site's own search tells: one query, over an index most visitors have by then (34 kB for
 * 154 vehicles; a site with thousands asks its server), where reading a page of 9 kB for each would cost more from the fourth on and
 * `/stock.json` is several times the index. Only for those it does not know is a page asked for, without its body. Rejects with a
 * `SearchUnavailable`.
 */
export async function findMarked(vehicles: readonly MarkedVehicle[]): Promise<Map<string, Fate>> {
	if (vehicles.length === 0) return new Map();
	const runtime = await fetchRuntime();
	const changes = stockChanges(runtime.lead_api);
	const found = await findOnSite(runtime, {
		filter: { field: 'id', values: vehicles.map(({ id }) => id) },
		limit: vehicles.length,
	});
	const fates = new Map<string, Fate>(
		found.map((document) => [document.id, { is: 'listed', card: cardOf(document, runtime, changes) }]),
	);
	const others = vehicles.filter(({ id }) => !fates.has(id));
	await Promise.all(others.map(async ({ id, slug }) => fates.set(id, { is: await fateOfPage(slug) })));
	return fates;
}

/** Pages of vehicles that cannot be bought stay for two weeks; then the address answers 410, or 404. */
async function fateOfPage(slug: string): Promise<'unlisted' | 'gone' | 'unknown'> {
	try {
		const { ok, status } = await fetch(vehiclePath(slug), { method: 'HEAD' });
		if (ok) return 'unlisted';
		return status === 410 || status === 404 ? 'gone' : 'unknown';
	} catch (error) {
		console.warn(`Favourites: ${slug} could not be looked up`, error);
		return 'unknown';
	}
}
