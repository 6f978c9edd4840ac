import type { ApiSite } from '../../api/site/site-file.ts';
import { quoteModels } from '../../features/forms/embed/showroom-forms.ts';
import { drivenOffers } from '../../features/offers/embed/driven-offers.ts';
import type { Site } from '../site.ts';

/** The models and offers that only some dealerships sell, for the lead API's check of forms. */
export function soldAt(site: Site): ApiSite['sold_at'] {
	const named = [
		...quoteModels(site).map((choice) => ({ field: 'Vehicle Model' as const, ...choice })),
		...drivenOffers(site).map((choice) => ({ field: 'subcategory' as const, ...choice })),
	];
	return named.flatMap(({ field, value, dealerships }) =>
		dealerships.length === 0 ? [] : [{ field, value, dealerships }],
	);
}
