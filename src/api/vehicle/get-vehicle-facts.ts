import type { VehicleFacts } from './vehicle-facts.ts';
import { vehicleFactsPath } from './vehicle-facts-path.ts';

/**
 * Gets the public data of a vehicle as the service knows it now; null without an answer that can be read. Never throws. Its fields are not
 * checked further: what a page shows before any interaction is decided again by the service.
 *
 * @param id the vehicle's id or slug
 */
export async function getVehicleFacts(
	api: string,
	id: string,
	get: typeof fetch = fetch,
): Promise<VehicleFacts | null> {
	try {
		const response = await get(api + vehicleFactsPath(id));
		const facts = response.ok && (await response.json());
		return facts?.car_fields === undefined ? null : facts;
	} catch {
		return null;
	}
}
