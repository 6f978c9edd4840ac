import type { VehicleLoan } from '../../domain/finance/vehicle-loan.ts';
import { readVehicleFacts } from './read-vehicle-facts.ts';

/** The lender's terms for a vehicle, as the build worked them out for its page; null without an estimate, and where they cannot be loaded. */
export async function readVehicleLoan(slug: string): Promise<VehicleLoan | null> {
	const answer = await readVehicleFacts(slug, (path) => fetch(path));
	return answer.kind === 'found' ? answer.facts.loan : null;
}
