/** The price a vehicle must be above for the instant valuation of a trade-in on it, dollars (TRADEIN-028). */
const PRICE_ABOVE = 200;

/** The fields of a vehicle in stock that decide about the instant valuation. */
export interface WantedVehicle {
	status: string;
	sold: boolean;
	reserved: boolean;
	/** Dollars; null without a price. */
	price: number | null;
}

/**
 * Whether a vehicle's page offers an instant valuation of a trade-in on it, and its lead has `autogauge_enabled` (TRADEIN-027,
 * resolution 125).
 *
 * @param isEnabled whether the site has instant valuations
 */
export function hasInstantValuation(
	{ status, sold, reserved, price }: WantedVehicle,
	isEnabled: boolean,
): boolean {
	return isEnabled && status === 'in_stock' && !sold && !reserved && price !== null && price > PRICE_ABOVE;
}
