import { NO_PRICE_UP_TO } from './price.ts';

/** A vehicle is below the market when the average is more than this many dollars above its price (VDP-062, VDP-063). */
export const MARKET_GAP = 499;

/** Average prices of comparable vehicles, dollars; null when unknown. */
export interface MarketPrices {
	state_average_market_price: number | null;
	average_market_price: number | null;
}

/**
 * How far a vehicle's price is below the market, dollars: below the average of its state, or where there is none of the country's
 * (resolution 67); null where it is not, or not by more than $499.
 *
 * @param price the price its page shows; null for none
 */
export function belowMarket(
	price: number | null,
	{ state_average_market_price: state, average_market_price: country }: MarketPrices,
): { gap: number; average: number; of: 'state' | 'country' } | null {
	if (price === null || price <= NO_PRICE_UP_TO) return null;
	const isOfState = state !== null && state > 0;
	const average = isOfState ? state : country;
	if (average === null || average - price <= MARKET_GAP) return null;
	return { gap: average - price, average, of: isOfState ? 'state' : 'country' };
}
