import type { SiteMemory } from '../../site/open/site-memory.ts';

/** How many vehicles a thread remembers, of all its sites together: about 20 kB each. */
const MOST_VEHICLES = 30_000;

/** The sites that a thread built last, and what it remembers of them for the next build of each. */
export class KeptSites {
	readonly #sites = new Map<string, { memory: SiteMemory; vehicles: number }>();

	/** What is remembered of a site; empty for one that is new or forgotten. */
	of(place: string): SiteMemory {
		return this.#sites.get(place)?.memory ?? { stock: {} };
	}

	/** Remembers a site that has been built, and forgets those that were built longest ago where there are too many vehicles. */
	keep(place: string, memory: SiteMemory, vehicles: number): void {
		this.forget(place);
		this.#sites.set(place, { memory, vehicles });
		let total = [...this.#sites.values()].reduce((sum, site) => sum + site.vehicles, 0);
		for (const [oldest, site] of this.#sites) {
			if (total <= MOST_VEHICLES || oldest === place) break;
			this.#sites.delete(oldest);
			total -= site.vehicles;
		}
	}

	/** Forgets a site, as after a failure. */
	forget(place: string): void {
		this.#sites.delete(place);
	}
}
