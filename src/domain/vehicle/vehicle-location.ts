import type { Vehicle } from './record/vehicle.ts';

/** The feed's data about a vehicle's location (VDP-021, VDP-022). */
export type LocatedVehicle = Pick<Vehicle, 'location_id' | 'location_name' | 'city'> & {
	location: { id: string | null; name: string | null; address: { city: string | null } } | null;
};

interface NamedLocation {
	id: string;
	name: string;
	address: { city: string };
}

/**
 * The dealer's location of a vehicle: the one its feed names by id or name, else a dealer's only location, unless the feed
 * names another place. Null where it is undecided: then no address may be shown for the vehicle. Pages, search documents and
 * leads all follow this rule.
 */
export function vehicleLocation<Location extends NamedLocation>(
	{ location_id, location_name, city, location }: LocatedVehicle,
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
	const feedCity = city ?? location?.address.city ?? null;
	return feedCity === null || folded(feedCity) === folded(only.address.city) ? only : null;
}

/** Whether a feed has the address of where a vehicle is. That of a private seller is not shown. */
export function hasFeedAddress({
	location,
	private_suburb,
}: Pick<Vehicle, 'location' | 'private_suburb'>): boolean {
	return private_suburb === null && !!location?.address.street && !!location.address.city;
}

/** The name a feed gives the location of a vehicle, its own before its group's; null where it gives none. */
export function locationName({
	location_name,
	location,
}: Pick<LocatedVehicle, 'location_name' | 'location'>): string | null {
	return location_name ?? location?.name ?? null;
}

function folded(name: string): string {
	return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
