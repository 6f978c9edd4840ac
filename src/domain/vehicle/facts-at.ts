import { NO_ESTIMATE } from './no-estimate.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/**
 * The facts without an estimate whose terms have ended since the build.
 *
 * @param now Unix milliseconds
 */
export function factsAt(facts: VehicleFacts, now: number): VehicleFacts {
	const { estimate_until: until } = facts;
	return until !== null && now > until ? { ...facts, ...NO_ESTIMATE } : facts;
}
