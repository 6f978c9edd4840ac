import { dealershipOf } from '../../config/complete-dealer.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { checkoutSubpage, vehiclePath } from '../../paths/paths.ts';
import { apiReserve } from '../../site/lead-api/api-reserve.ts';
import { page, type Route } from '../../site/route.ts';
import { othersLike } from './embed/others-like.ts';
import { checkoutContent } from './view/checkout-page.ts';

/**
 * The checkout of every vehicle that can be reserved online (RESERVE-001, RESERVE-002, RESERVE-004). Not indexed: the vehicle's page is.
 */
export const checkoutRoute: Route = {
	name: 'checkout',
	pages: ({ dealer, shown }) =>
		shown.flatMap((vehicle) => {
			const terms = isAvailable(vehicle) && !vehicle.reserved ? apiReserve(vehicle, dealer) : null;
			if (terms === null) return [];
			const { reserve } = dealershipOf(dealer, vehicle.dealership_slug).features;
			if (reserve === false) return [];
			return page({
				path: vehiclePath(vehicle.slug) + checkoutSubpage(reserve.page),
				kind: 'checkout',
				sitemap: null,
				content: (context) => checkoutContent(vehicle, { ...reserve, ...terms }, context),
				inputs: (context) => [vehicle, othersLike(vehicle, context).href],
			});
		}),
};
