import type { ApiSite } from '../api/site/site-file.ts';
import type { ApiVehicle } from '../api/site/site-vehicle.ts';

/** The current site data of all dealers. */
export interface Sites {
	/** The dealer of a host, lower case and without port; null for an unknown host. */
	byHost(host: string): ApiSite | null;
	bySlug(slug: string): ApiSite | null;
	all(): readonly ApiSite[];
}

/** The hosts of sites: their own, or besides them `<slug>.localhost`, on a developer's machine. */
export type Hosts = 'own' | 'own and local';

/** Index of sites; when two claim a host, the first one has it. */
export function sitesOf(all: readonly ApiSite[], served: Hosts): Sites {
	const bySlug = new Map(all.map((site) => [site.slug, site]));
	const byHost = new Map<string, ApiSite>();
	for (const site of all) {
		const hosts = served === 'own and local' ? [...site.hosts, `${site.slug}.localhost`] : site.hosts;
		for (const host of hosts) if (!byHost.has(host)) byHost.set(host, site);
	}
	return {
		byHost: (host) => byHost.get(host) ?? null,
		bySlug: (slug) => bySlug.get(slug) ?? null,
		all: () => [...bySlug.values()],
	};
}

const indexes = new WeakMap<ApiSite, Map<string, ApiVehicle>>();

/** A vehicle by its slug or id: addresses contain either (resolution 72). */
export function findVehicle(site: ApiSite, name: string): ApiVehicle | null {
	let index = indexes.get(site);
	if (!index) {
		index = new Map(site.vehicles.map((vehicle) => [vehicle.id, vehicle]));
		for (const vehicle of site.vehicles) index.set(vehicle.slug, vehicle);
		indexes.set(site, index);
	}
	return index.get(name) ?? null;
}
