import type { VehicleFacts } from '../../domain/vehicle/vehicle-facts.ts';
import { vehicleFactsPath } from '../../paths/paths.ts';

/** The outcome of asking for a vehicle's facts. */
export type FactsAnswer =
	| { kind: 'found'; facts: VehicleFacts }
	/** The site has no such vehicle, or no longer. */
	| { kind: 'unknown' }
	/** No answer, or none that holds facts. */
	| { kind: 'unreachable' };

/** Reads the facts the build wrote of a vehicle. Never throws; the cause of a failure goes to the console. */
export async function readVehicleFacts(slug: string, get: typeof fetch): Promise<FactsAnswer> {
	const path = vehicleFactsPath(slug);
	try {
		const response = await get(path);
		if (response.status === 404 || response.status === 410) return { kind: 'unknown' };
		if (!response.ok) throw new Error(`${path} answers ${response.status}`);
		const facts = (await response.json()) as VehicleFacts;
		if (facts.slug !== slug) throw new Error(`${path} does not hold the facts of ${slug}`);
		return { kind: 'found', facts };
	} catch (error) {
		console.warn(`The facts of ${slug} could not be read`, error);
		return { kind: 'unreachable' };
	}
}
