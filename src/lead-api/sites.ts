import type { ApiSite, ApiVehicle } from '../api/site-file.ts';

/** What the service knows of dealers now. */
export interface Sites {
	/** The dealer whose site answers at a host, lower case and without port; null for a host of nobody. */
	byHost(host: string): ApiSite | null;
	bySlug(slug: string): ApiSite | null;
	all(): readonly ApiSite[];
}

/** Sites to look up; where two claim a host the first has it. `isLocal` lets each also answer at `<slug>.localhost`. */
export function sitesOf(all: readonly ApiSite[], isLocal: boolean): Sites {
	const bySlug = new Map(all.map((site) => [site.slug, site]));
	const byHost = new Map<string, ApiSite>();
	for (const site of all) {
		const hosts = isLocal ? [...site.hosts, `${site.slug}.localhost`] : site.hosts;
		for (const host of hosts) if (!byHost.has(host)) byHost.set(host, site);
	}
	return {
		byHost: (host) => byHost.get(host) ?? null,
		bySlug: (slug) => bySlug.get(slug) ?? null,
		all: () => [...bySlug.values()],
	};
}

const indexes = new WeakMap<ApiSite, Map<string, ApiVehicle>>();

/** A vehicle by its slug or its id: addresses carry either (resolution 72). */
export function findVehicle(site: ApiSite, name: string): ApiVehicle | null {
	let index = indexes.get(site);
	if (!index) {
		index = new Map(site.vehicles.map((vehicle) => [vehicle.id, vehicle]));
		for (const vehicle of site.vehicles) index.set(vehicle.slug, vehicle);
		indexes.set(site, index);
	}
	return index.get(name) ?? null;
}
