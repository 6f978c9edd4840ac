import { type Dealer, dealershipOf } from '../../config/complete-dealer.ts';
import { shownPrice } from '../../domain/price/price.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { averageSource, belowMarketOf } from '../../features/vehicle/embed/market.ts';

/** Notes on vehicles below the market average whose pages do not say so, as the average has no source or month (VDP-062, resolution 67). */
export function unsourcedAverages(dealer: Dealer, vehicles: readonly Vehicle[]): string[] {
	const silent = vehicles.filter((vehicle) => {
		const dealership = dealershipOf(dealer, vehicle.dealership_slug);
		const { source, month } = averageSource(vehicle, dealership.features.market_price || {});
		const price = shownPrice(vehicle, dealership.pricing.default_price_types);
		return isAvailable(vehicle) && !(source && month) && belowMarketOf(vehicle, dealership, price) !== null;
	});
	if (silent.length === 0) return [];
	const [are, do_] = silent.length === 1 ? ['vehicle is', 'does'] : ['vehicles are', 'do'];
	return [
		`${formatNumber(silent.length)} ${are} below the market average and ${do_} not say so, as the feed gives no source or month of the average; name them in features.market_price.source and .month`,
	];
}
