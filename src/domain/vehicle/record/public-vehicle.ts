import type { Vehicle } from './vehicle.ts';

/** The fields anybody may read. A field that is not named here leaves the build in no file. */
const PUBLIC_FIELDS = [
	'id',
	'slug',
	'make',
	'model',
	'badge',
	'series',
	'year',
	'km',
	'price',
	'before_price',
	'offer_price',
	'subscription_price',
	'preorder',
	'price_type',
	'status',
	'car_type',
	'item_type',
	'tag',
	'reserved',
	'certified',
	'stocknum',
	'vin',
	'colour',
	'interior_colour',
	'simple_body',
	'bodyconfiguration',
	'seats',
	'doors',
	'simple_fuel',
	'fuel',
	'simple_transmission',
	'trans',
	'gearnum',
	'drive',
	'engine_size',
	'build_date',
	'created_at',
	'updated_at',
	'dealership',
	'dealership_slug',
	'city',
	'state',
	'location_name',
	'images',
] as const satisfies readonly (keyof Vehicle)[];

/** A vehicle as anybody may read it; what is unknown is left out. */
export type PublicVehicle = Partial<Pick<Vehicle, (typeof PUBLIC_FIELDS)[number]>>;

/** The public part of a vehicle. */
export function publicVehicle(vehicle: Vehicle): PublicVehicle {
	// The feed's sold mark beats a status that says otherwise (resolution 55).
	const told = vehicle.sold ? { ...vehicle, status: 'sold' } : vehicle;
	return Object.fromEntries(
		PUBLIC_FIELDS.map((field) => [field, told[field]]).filter(
			([, value]) => value !== null && value !== false,
		),
	);
}
