import { dealershipOf } from '../config/complete-dealer.ts';
import type { Card } from '../contracts/page/card.ts';
import type { Vehicle } from '../contracts/vehicle.ts';
import { vehicleCard } from '../domain/vehicle-card.ts';
import { locationPath, vehiclePath } from '../paths.ts';
import { cardSettings, cardVehicle } from './card-settings.ts';
import type { SiteContext } from './context.ts';
import { linker } from './linker.ts';
import { networkLinker } from './network-links.ts';
import { placeOf, visibleLocations } from './places.ts';
import { shellOf } from './shell.ts';
import type { Site } from './site.ts';

/**
 * Works out what the pages of a site share.
 *
 * @param paths the addresses of all its pages, against which links are tested
 */
export function openContext(site: Site, paths: ReadonlySet<string>): SiteContext {
	const { dealer, now } = site;
	const link = networkLinker(dealer.brand_base_domain, linker(paths));
	const settings = new Map(
		dealer.dealerships.map((dealership) => [dealership, cardSettings(dealer, dealership)]),
	);
	const cards = new Map<Vehicle, Card>();
	const card = (vehicle: Vehicle): Card => {
		const known = cards.get(vehicle);
		if (known) return known;
		const dealership = dealershipOf(dealer, vehicle.dealership_slug);
		const made = vehicleCard(
			cardVehicle(vehicle, site),
			settings.get(dealership) ?? cardSettings(dealer, dealership),
			vehiclePath(vehicle.slug),
			now,
		);
		cards.set(vehicle, made);
		return made;
	};
	const locations = visibleLocations(dealer);
	const places = locations.map((location) => ({
		...placeOf(location, dealer, now),
		href: link(locationPath(location.slug)),
	}));
	return {
		site,
		shell: shellOf(site, link),
		card,
		places,
		placeOf: (vehicle) => {
			const index = locations.findIndex(
				({ id, name }) => id === vehicle.location_id || name === vehicle.location_name,
			);
			return places[index] ?? (places.length === 1 ? (places[0] ?? null) : null);
		},
		link,
		absolute: (path) => `${dealer.url}${path}`,
	};
}
