import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { type Dealer, type Dealership, dealershipOf } from '../../config/complete-dealer.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { hasAction } from '../../domain/vehicle/vehicle-actions.ts';

/** Whether shoppers pay deposits online: the dealer has a payment provider, and the service that talks to it. */
export function hasCheckout({ checkout, lead_api }: Pick<Dealer, 'checkout' | 'lead_api'>): boolean {
	return checkout !== false && lead_api !== null;
}

/**
 * Terms of reserving a vehicle online; null where its dealership offers none, or it has no price. A vehicle that is reserved now keeps
 * them, as it may be free again before the next build. Its own deposit wins over the dealership's (resolution 209).
 */
export function apiReserve(vehicle: Vehicle, dealer: Dealer): ApiVehicle['reserve'] {
	const { reserve, online_purchase } = dealershipOf(dealer, vehicle.dealership_slug).features;
	if (!hasCheckout(dealer) || reserve === false) return null;
	const free = { ...vehicle, reserved: false };
	if (!hasAction('reserve', free, null)) return null;
	return {
		deposit: vehicle.deposit_amount ?? reserve.deposit,
		hours: reserve.hours,
		terms_page: reserve.terms_page,
		sold_online: online_purchase !== false && hasAction('buy_online', free, online_purchase),
	};
}

/** What a dealership offers with the vehicles that it sells online. */
export function apiOnlinePurchase(
	online: Dealership['features']['online_purchase'],
): ApiSite['dealerships'][number]['online_purchase'] {
	if (online === false) return null;
	const { extras, delivery } = online;
	return { extras, delivery: delivery && { price: delivery.price } };
}
