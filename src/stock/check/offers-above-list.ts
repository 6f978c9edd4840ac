import { isOfferAboveList } from '../../domain/price/price.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** How many vehicles are named. */
const NAMED = 3;

/** A sentence on vehicles whose offer is above their list price: it is shown as the price, but not as reduced (resolution 213). */
export function offersAboveList(vehicles: readonly Vehicle[]): string[] {
	const above = vehicles.filter(isOfferAboveList).map(({ id }) => id);
	if (above.length === 0) return [];
	const words = above.length === 1 ? 'vehicle has an offer' : 'vehicles have an offer';
	const more = above.length > NAMED ? ' …' : '';
	return [
		`${formatNumber(above.length)} ${words} above the list price, which is shown and not called reduced: check offer_price in the feed (id ${above.slice(0, NAMED).join(', ')}${more})`,
	];
}
