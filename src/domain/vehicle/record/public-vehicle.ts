import type { Vehicle } from './vehicle.ts';

/** The public fields. No other field is part of a built site's data files. */
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

/** The public data of a vehicle; unknown fields are left out. */
export type PublicVehicle = Partial<Pick<Vehicle, (typeof PUBLIC_FIELDS)[number]>>;

/** The public part of a vehicle. */
export function publicVehicle(vehicle: Vehicle): PublicVehicle {
	// The feed's `sold` flag overrides a contradicting `status` (resolution 55).
	const published = vehicle.sold ? { ...vehicle, status: 'sold' } : vehicle;
	return Object.fromEntries(
		PUBLIC_FIELDS.map((field) => [field, published[field]]).filter(
			([, value]) => value !== null && value !== false,
		),
	);
}
