import { dealershipOf } from '../../config/complete-dealer.ts';
import type { Card } from '../../domain/card/card-data.ts';
import { vehicleCard } from '../../domain/card/vehicle-card.ts';
import { isLaterListPage } from '../../domain/list/list-page.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { vehicleLocation } from '../../domain/vehicle/vehicle-location.ts';
import { locationPath, vehiclePath } from '../../paths/paths.ts';
import { cardSettings, cardVehicle } from '../card-settings.ts';
import type { SiteContext } from '../context.ts';
import { keptPerVehicle } from '../kept-per-vehicle.ts';
import { linker } from '../links/linker.ts';
import { networkLinker } from '../links/network-links.ts';
import { shellOf } from '../shell.ts';
import { shownLocation, visibleLocations } from '../shown-location.ts';
import type { Site } from '../site.ts';

const keptCard = keptPerVehicle<Card>();

/**
 * Computes the shared data of a site's pages.
 *
 * @param paths the addresses of all its pages, for resolving links
 */
export function openContext(site: Site, paths: ReadonlySet<string>): SiteContext {
	const { dealer, now } = site;
	const resolve = networkLinker(dealer.brand_base_domain, linker(paths));
	let hasLinkedListPage = false;
	const link = (href: string) => {
		hasLinkedListPage ||= isLaterListPage(href);
		return resolve(href);
	};
	const settings = new Map(
		dealer.dealerships.map((dealership) => [dealership, cardSettings(dealer, dealership)]),
	);
	const makeCard = (vehicle: Vehicle): Card => {
		const dealership = dealershipOf(dealer, vehicle.dealership_slug);
		return vehicleCard(
			cardVehicle(vehicle, site),
			settings.get(dealership) ?? cardSettings(dealer, dealership),
			vehiclePath(vehicle.slug),
			now,
		);
	};
	const locations = visibleLocations(dealer);
	const locationOf = (vehicle: Vehicle) => vehicleLocation(vehicle, locations);
	const shownLocations = locations.map((location) => ({
		...shownLocation(location, dealer, now),
		href: link(locationPath(location.slug)),
	}));
	return {
		site,
		shell: shellOf(site, resolve),
		card: (vehicle) => keptCard(site, vehicle, () => makeCard(vehicle)),
		shownLocations,
		locationOf,
		shownLocationOf: (vehicle) => {
			const location = locationOf(vehicle);
			return (location && shownLocations[locations.indexOf(location)]) ?? null;
		},
		link,
		hasLinkedListPage: () => hasLinkedListPage,
		absolute: (path) => `${dealer.url}${path}`,
	};
}
