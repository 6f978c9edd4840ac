import type { Location } from '../config/sections/locations.ts';
import type { Card } from '../domain/card/card-data.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { ShownLocation } from '../ui/hours/hours-data.ts';
import type { Shell } from '../ui/layout/layout-data.ts';
import type { Site } from './site.ts';

/**
 * The shared data of a site's pages, computed once: layout data, cards, locations, and the function that resolves links.
 */
export interface SiteContext {
	site: Site;
	shell: Shell;
	/** The card of a vehicle; the same object each time, so that rendered cards can be cached. */
	card: (vehicle: Vehicle) => Card;
	/** The dealer's visible locations, in the order of its options. */
	shownLocations: readonly ShownLocation[];
	/** The dealer's location of a vehicle; null when unknown. */
	locationOf: (vehicle: Vehicle) => Location | null;
	/** That location's data for pages. */
	shownLocationOf: (vehicle: Vehicle) => ShownLocation | null;
	/** Resolves an address; null for a page that the site does not have (resolution 218). */
	link: (href: string) => string | null;
	/**
	 * Whether {@link link} has resolved an address of a later page of a list, whether or not the site has it. Keys of pages leave those
	 * addresses out (`page-inputs.ts`), so what is computed after that has no key.
	 */
	hasLinkedListPage: () => boolean;
	/** The absolute address of a path. */
	absolute: (path: string) => string;
}
