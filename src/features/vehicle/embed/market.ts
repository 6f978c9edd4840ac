import type { Dealership } from '../../../config/complete-dealer.ts';
import { belowMarket } from '../../../domain/price/market-price.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';

/**
 * How far the shown price is below the market average (VDP-062); null where it is not, or the dealer does not show it.
 *
 * @param shownPrice the price its page shows, dollars
 */
export function belowMarketOf(
	vehicle: Vehicle,
	{ features }: Dealership,
	shownPrice: number | null,
): ReturnType<typeof belowMarket> {
	return features.market_price === false ? null : belowMarket(shownPrice, vehicle.autograb_data);
}

/** Source and month of the market average: the feed's, else the dealer's own; null where neither has them. */
export function averageSource(
	{ autograb_data: data }: Vehicle,
	own: { source?: string | null; month?: string | null },
): { source: string | null; month: string | null } {
	return { source: data.source ?? own.source ?? null, month: data.month ?? own.month ?? null };
}
