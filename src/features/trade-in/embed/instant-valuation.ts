import type { Dealership } from '../../../config/complete-dealer.ts';
import { hasInstantValuation, type WantedVehicle } from '../../../domain/trade-in/instant-valuation.ts';

/** Whether a vehicle offers the instant valuation of a trade-in on it, by the options of its dealership (TRADEIN-027, resolution 125). */
export function isValuedInstantly(vehicle: WantedVehicle, { features: { trade_in } }: Dealership): boolean {
	return hasInstantValuation(vehicle, trade_in !== false && trade_in.instant_valuation);
}
