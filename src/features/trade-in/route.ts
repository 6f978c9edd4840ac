import { SELL_MY_CAR_PATH, TRADE_IN_PAGE_PATH } from '../../paths/lead-paths.ts';
import { SELL_PATH, TRADE_IN_PATH } from '../../paths/paths.ts';
import { page, type Route } from '../../site/route.ts';
import { tradeInContent } from './view/trade-in-page.ts';

/** The addresses of the form; those for sellers have their own heading and no vehicle to trade in on (resolution 128). */
const PAGES = [
	{ path: TRADE_IN_PAGE_PATH, isSale: false },
	{ path: TRADE_IN_PATH, isSale: false },
	{ path: SELL_PATH, isSale: true },
	{ path: SELL_MY_CAR_PATH, isSale: true },
] as const;

/**
 * The trade-in form at its four addresses, where the dealer has a lead API and takes trade-ins (TRADEIN-001 to TRADEIN-004). One is
 * indexed.
 */
export const tradeInRoute: Route = {
	name: 'trade-in',
	pages: ({ dealer }) => {
		const isOn = dealer.dealerships.some(({ features }) => features.trade_in !== false);
		if (dealer.lead_api === null || !isOn) return [];
		return PAGES.map((address) =>
			page({
				path: address.path,
				kind: 'trade-in',
				sitemap: address.path === TRADE_IN_PAGE_PATH ? 'pages' : null,
				content: (context) => tradeInContent(address, context),
			}),
		);
	},
};
