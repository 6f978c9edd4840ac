import { bodyTypeOf } from './body-types.ts';
import { ITEM_NOUNS } from './item-type.ts';
import type { Vehicle } from './record/vehicle.ts';

type Shaped = Pick<Vehicle, 'item_type' | 'simple_body'>;

/**
 * Whether a vehicle to live in has an engine of its own, and which kind it is; null for a towed one and for what is no such vehicle.
 * It has a gross vehicle mass (GVM), an odometer and a gearbox, never an aggregate trailer mass (ATM).
 */
export function motorhomeKind({ item_type, simple_body }: Shaped): 'motorhome' | 'campervan' | null {
	if (item_type === 'motorcycle' || simple_body === null) return null;
	switch (bodyTypeOf(simple_body)?.slug) {
		case 'motorhome':
			return 'motorhome';
		case 'campervan':
			return 'campervan';
		default:
			return null;
	}
}

/** The aggregate trailer mass of a caravan, kilograms; null for a motorhome, whatever its feed writes there. */
export function trailerMass(
	vehicle: Shaped & { specifications: { aggregate_trailer_mass: number | null } },
): number | null {
	return motorhomeKind(vehicle) === null ? vehicle.specifications.aggregate_trailer_mass : null;
}

/** What visitors call one: 'car', 'caravan', 'motorhome', 'campervan', 'motorcycle'. */
export function vehicleNoun(vehicle: Shaped): string {
	return motorhomeKind(vehicle) ?? ITEM_NOUNS[vehicle.item_type].one;
}
