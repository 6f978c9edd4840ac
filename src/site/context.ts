import type { Location } from '../config/sections/locations.ts';
import type { Card } from '../domain/card/card-data.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { Place } from '../ui/hours/hours-data.ts';
import type { Shell } from '../ui/layout/layout-data.ts';
import type { Site } from './site.ts';

/**
 * What the pages of one site share, worked out once: the chrome, cards, places, and the one function that says whether an
 * address leads anywhere.
 */
export interface SiteContext {
	site: Site;
	shell: Shell;
	/** The card of a vehicle; the same object each time, so that drawings of it can be kept. */
	card: (vehicle: Vehicle) => Card;
	places: readonly Place[];
	/** The dealer's location a vehicle is at; null when the configuration does not know it. */
	locationOf: (vehicle: Vehicle) => Location | null;
	/** That location as pages show it. */
	placeOf: (vehicle: Vehicle) => Place | null;
	/** An address, or null when the site lacks the page (resolution 218). */
	link: (href: string) => string | null;
	/** The absolute address of a path. */
	absolute: (path: string) => string;
}
