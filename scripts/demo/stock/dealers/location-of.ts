import type { DemoVehicle } from '../demo-vehicle.ts';
import type { Yard } from './dealer-plan.ts';

/** A vehicle's location in the fields of a feed (VDP-011, VDP-021, VDP-022). */
export function locationOf({ id, name, slug, phone, street, city, state, postcode, dealership }: Yard) {
	return {
		dealership_slug: dealership?.slug ?? null,
		dealership_id: dealership?.id ?? null,
		dealership: dealership?.name ?? null,
		city,
		state,
		location_id: id,
		location_name: name,
		location: { id, name, slug, phone, address: { street, city, state, postcode } },
	} satisfies Partial<DemoVehicle>;
}
