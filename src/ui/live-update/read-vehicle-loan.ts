import type { VehicleLoan } from '../../domain/finance/loan/vehicle-loan.ts';
import { vehicleFactsPath } from '../../paths/paths.ts';
import { readVehicleFacts } from './read-vehicle-facts.ts';

/**
 * The lender's terms for a vehicle, as the build worked them out for its page; that it has no estimate, or that they could not be loaded.
 * Never throws.
 */
export async function readVehicleLoan(slug: string): Promise<VehicleLoan | 'no-estimate' | 'unavailable'> {
	const answer = await readVehicleFacts(vehicleFactsPath(slug), (path) => fetch(path));
	if (answer.kind === 'unreachable') return 'unavailable';
	return (answer.kind === 'found' && answer.facts.loan) || 'no-estimate';
}
