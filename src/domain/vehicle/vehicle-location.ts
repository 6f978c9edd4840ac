import type { Vehicle } from './record/vehicle.ts';

/** What a feed says of where a vehicle is (VDP-021, VDP-022). */
export type PlacedVehicle = Pick<Vehicle, 'location_id' | 'location_name' | 'city'> & {
	location: { id: string | null; name: string | null; address: { city: string | null } } | null;
};

interface NamedLocation {
	id: string;
	name: string;
	address: { city: string };
}

/**
 * The dealer's location a vehicle is at: the one its feed names by id or name, else the only one of a dealer with one, unless the feed
 * names another place. Null where that leaves it open: no address may be claimed for the vehicle then. Pages, search documents and
 * leads all follow this rule.
 */
export function vehicleLocation<Location extends NamedLocation>(
	{ location_id, location_name, city, location }: PlacedVehicle,
	locations: readonly Location[],
): Location | null {
	const ids = [location_id, location?.id ?? null].filter((id) => id !== null);
	const names = [location_name, location?.name ?? null].filter((name) => name !== null).map(folded);
	const named =
		locations.find(({ id }) => ids.includes(id)) ??
		locations.find(({ name }) => names.includes(folded(name)));
	if (named) return named;
	const [only, ...others] = locations;
	if (!only || others.length > 0 || ids.length > 0 || names.length > 0) return null;
	const said = city ?? location?.address.city ?? null;
	return said === null || folded(said) === folded(only.address.city) ? only : null;
}

/** The name a feed gives the location of a vehicle, its own before its group's; null where it gives none. */
export function locationName({
	location_name,
	location,
}: Pick<PlacedVehicle, 'location_name' | 'location'>): string | null {
	return location_name ?? location?.name ?? null;
}

function folded(name: string): string {
	return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
