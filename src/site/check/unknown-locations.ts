import type { Dealer } from '../../config/complete-dealer.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { hasFeedAddress, vehicleLocation } from '../../domain/vehicle/vehicle-location.ts';
import { visibleLocations } from '../shown-location.ts';

/** The maximum number of places listed by name. */
const NAMED = 10;

/** Notes on places in the feed that are not in the configuration, without an address there: the pages of those vehicles show none. */
export function unknownLocations(dealer: Dealer, vehicles: readonly Vehicle[]): string[] {
	const locations = visibleLocations(dealer);
	const unplaced = vehicles.filter(
		(vehicle) => vehicleLocation(vehicle, locations) === null && !hasFeedAddress(vehicle),
	);
	if (unplaced.length === 0) return [];
	const byPlace = Map.groupBy(unplaced, placeSaid);
	const places = [...byPlace]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([place, { length }]) => `${place} (${formatNumber(length)})`);
	const more = places.length > NAMED ? ` and ${formatNumber(places.length - NAMED)} more` : '';
	return [
		`${formatNumber(unplaced.length)} ${unplaced.length === 1 ? 'vehicle is' : 'vehicles are'} at no location of this dealer, so no address is given: ${places.slice(0, NAMED).join(', ')}${more}; the locations are ${locations.map(({ name }) => JSON.stringify(name)).join(', ')}`,
	];
}

function placeSaid({ location_id, location_name, location, city }: Vehicle): string {
	const name =
		location_name ?? location?.name ?? location_id ?? location?.id ?? city ?? location?.address.city;
	return name ? JSON.stringify(name) : 'no place named';
}
