import type { Vehicle } from '../record/vehicle.ts';
import { bodyTypeOf } from './body-types.ts';
import { ITEM_NOUNS } from './item-type.ts';

type Shaped = Pick<Vehicle, 'item_type' | 'simple_body'>;

/**
 * The kind of a motorised recreational vehicle; null for a towed caravan and for any other vehicle.
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

/** The aggregate trailer mass of a caravan, kilograms; always null for a motorhome, as some feeds fill it in wrongly. */
export function trailerMass(
	vehicle: Shaped & { specifications: { aggregate_trailer_mass: number | null } },
): number | null {
	return motorhomeKind(vehicle) === null ? vehicle.specifications.aggregate_trailer_mass : null;
}

/** The noun for a vehicle: 'car', 'caravan', 'motorhome', 'campervan', 'motorcycle'. */
export function vehicleNoun(vehicle: Shaped): string {
	return motorhomeKind(vehicle) ?? ITEM_NOUNS[vehicle.item_type].one;
}
