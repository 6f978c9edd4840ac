import type { Dealer, Dealership } from '../../config/complete-dealer.ts';
import { dealershipsSelling } from '../../domain/vehicle/stock/dealerships-selling.ts';
import { visibleLocations } from '../shown-location.ts';

/** The dealerships that sell a make as new; null where any of them may receive the enquiry. */
export function sellingDealerships(make: string | null, dealer: Dealer): Dealership[] | null {
	if (make === null || dealer.dealerships.length === 1) return null;
	const locations = visibleLocations(dealer).map(({ dealership_slug, location_type, manufacturers }) => ({
		dealership_slug: dealership_slug ?? dealer.dealerships[0].slug,
		location_type,
		manufacturers,
	}));
	const slugs = dealershipsSelling(make, locations);
	return slugs && dealer.dealerships.filter(({ slug }) => slugs.includes(slug));
}
