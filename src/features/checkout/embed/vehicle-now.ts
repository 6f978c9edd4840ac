import type { ReservedUntil } from '../../../api/reservations/reserved-until.ts';
import { vehicleStatePath } from '../../../api/vehicle-facts-path.ts';

/** Whether a vehicle can be reserved now, as the service says; null where it does not answer, as it refuses a taken vehicle itself. */
export type VehicleNow = { state: 'free' | 'gone' } | { state: 'reserved'; until: ReservedUntil } | null;

/**
 * Asks the service for the state of a vehicle. Never throws.
 *
 * @param api the path of the lead API
 */
export async function vehicleNow(api: string, slug: string, get: typeof fetch): Promise<VehicleNow> {
	try {
		const response = await get(vehicleStatePath(api, slug));
		if (!response.ok) return null;
		const { car_fields, reserved_until } = await response.json();
		if (car_fields === null || car_fields.sold) return { state: 'gone' };
		return car_fields.reserved ? { state: 'reserved', until: reserved_until ?? null } : { state: 'free' };
	} catch {
		return null;
	}
}
