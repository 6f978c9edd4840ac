import { factsAt, type VehicleFacts } from '../../domain/vehicle/vehicle-facts.ts';
import { vehicleFactsPath } from '../../paths/paths.ts';

/** Result of loading a vehicle's facts. */
export type FactsAnswer =
	| { kind: 'found'; facts: VehicleFacts }
	/** The vehicle does not exist, or no longer. */
	| { kind: 'unknown' }
	/** No response, or an invalid one. */
	| { kind: 'unreachable' };

/** Loads the facts of a vehicle that the build wrote. Never throws; the cause of a failure is logged to the console. */
export async function readVehicleFacts(slug: string, get: typeof fetch): Promise<FactsAnswer> {
	const path = vehicleFactsPath(slug);
	try {
		const response = await get(path);
		if (response.status === 404 || response.status === 410) return { kind: 'unknown' };
		if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
		const facts = (await response.json()) as VehicleFacts;
		if (facts.slug !== slug) throw new Error(`${path} does not contain the facts of ${slug}`);
		return { kind: 'found', facts: factsAt(facts, Date.now()) };
	} catch (error) {
		console.warn(`The facts of ${slug} could not be loaded`, error);
		return { kind: 'unreachable' };
	}
}
