import { NO_ESTIMATE } from './no-estimate.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** The label of the registration among a vehicle's key facts. */
export const REGISTRATION = 'Registration';

/**
 * The facts without what has ended since the build: an estimate with its terms, the expiry of a registration (VDP-061).
 *
 * @param now Unix milliseconds
 */
export function factsAt(facts: VehicleFacts, now: number): VehicleFacts {
	const { estimate_until: until } = facts;
	return registeredAt(until !== null && now > until ? { ...facts, ...NO_ESTIMATE } : facts, now);
}

function registeredAt(facts: VehicleFacts, now: number): VehicleFacts {
	const { key_facts, registration } = facts;
	// Not in the files of a site that was built before the field was added.
	if (!registration || now <= registration.until) return facts;
	const { plate } = registration;
	const rest = key_facts.flatMap((fact) => {
		if (fact[0] !== REGISTRATION) return [fact];
		return plate === '' ? [] : [[REGISTRATION, plate] as const];
	});
	return { ...facts, key_facts: rest, registration: null };
}
