import { factsAt } from '../../domain/vehicle/facts-at.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle-facts.ts';

/** Result of loading a vehicle's facts. */
export type FactsAnswer =
	| { kind: 'found'; facts: VehicleFacts }
	/** The vehicle does not exist, or no longer. */
	| { kind: 'unknown' }
	/** No response, or an invalid one. */
	| { kind: 'unreachable' };

/**
 * Loads the facts of a vehicle that the build wrote. Never throws; the cause of a failure is logged to the console.
 *
 * @param path `vehicleFactsPath` of the vehicle
 */
export async function readVehicleFacts(path: string, get: typeof fetch): Promise<FactsAnswer> {
	try {
		const response = await get(path);
		if (response.status === 404 || response.status === 410) return { kind: 'unknown' };
		if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
		const facts = (await response.json()) as VehicleFacts;
		if (!path.endsWith(`/${facts.slug}.json`)) throw new Error(`${path} contains the facts of ${facts.slug}`);
		return { kind: 'found', facts: factsAt(facts, Date.now()) };
	} catch (error) {
		console.warn('The facts of a vehicle could not be loaded', error);
		return { kind: 'unreachable' };
	}
}
