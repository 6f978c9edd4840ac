import type { VehicleFacts } from './vehicle-facts.ts';

/** The fields of a vehicle's facts where it has no estimate. */
export const NO_ESTIMATE = { estimate: [], conditions: null, loan: null, estimate_until: null };

/**
 * The facts without an estimate whose terms have ended since the build.
 *
 * @param now Unix milliseconds
 */
export function factsAt(facts: VehicleFacts, now: number): VehicleFacts {
	const { estimate_until: until } = facts;
	return until !== null && now > until ? { ...facts, ...NO_ESTIMATE } : facts;
}
