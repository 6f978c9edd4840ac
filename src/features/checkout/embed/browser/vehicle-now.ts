import type { ReservedUntil } from '../../../../api/reservations/reserved-until.ts';
import { getVehicleFacts } from '../../../../api/vehicle/get-vehicle-facts.ts';

/** Whether a vehicle can be reserved now, as the service says. */
export interface VehicleNow {
	slug: string;
	state: 'free' | 'gone' | 'reserved';
	until: ReservedUntil;
	/** The id of the reservation that holds it, also while its deposit is paid; null for none. */
	reservation: string | null;
}

/**
 * Asks the service for the state of a vehicle; null where it does not answer, as it refuses a taken vehicle itself. Never throws.
 *
 * @param api the path of the lead API
 * @param id the vehicle's id or slug
 */
export async function vehicleNow(api: string, id: string, get: typeof fetch): Promise<VehicleNow | null> {
	const facts = await getVehicleFacts(api, id, get);
	if (facts === null) return null;
	const { slug, car_fields, reserved_until: until, reservation } = facts;
	const state = car_fields === null || car_fields.sold ? 'gone' : car_fields.reserved ? 'reserved' : 'free';
	return { slug, state, until, reservation };
}
