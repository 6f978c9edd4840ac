import { ONLINE_PAYMENT_PATH } from '../../paths/paths.ts';
import { hasCheckout } from '../../site/lead-api/api-reserve.ts';
import { page, type Route } from '../../site/route.ts';
import { onlinePaymentContent } from './view/online-payment-page.ts';

/**
 * Where quotes and invoices are paid, of dealers with a payment provider (RESERVE-013). Not indexed: it is for those who got a reference.
 */
export const onlinePaymentRoute: Route = {
	name: 'online-payment',
	pages: ({ dealer }) =>
		dealer.features.online_payment && hasCheckout(dealer)
			? [
					page({
						path: ONLINE_PAYMENT_PATH,
						kind: 'online-payment',
						sitemap: null,
						content: onlinePaymentContent,
					}),
				]
			: [],
};
