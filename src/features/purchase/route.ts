import type { Dealer } from '../../config/complete-dealer.ts';
import { PURCHASE_PATH } from '../../paths/paths.ts';
import { hasCheckout } from '../../site/lead-api/api-reserve.ts';
import { page, type Route } from '../../site/route.ts';
import { purchaseContent } from './view/purchase-page.ts';

/**
 * The whole purchase online, of dealers that sell so and have a payment provider (RESERVE-003, RESERVE-010). One page for all vehicles, not
 * indexed.
 */
export const purchaseRoute: Route = {
	name: 'purchase',
	pages: ({ dealer }) =>
		hasCheckout(dealer) && dealer.dealerships.some(sellsOnline)
			? [page({ path: PURCHASE_PATH, kind: 'purchase', sitemap: null, content: purchaseContent })]
			: [],
};

function sellsOnline({ features }: Dealer['dealerships'][number]): boolean {
	return features.online_purchase !== false && features.reserve !== false;
}
