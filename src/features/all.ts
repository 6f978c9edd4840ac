import type { Page, Route } from '../site/route.ts';
import type { Site } from '../site/site.ts';
import { accountRoute } from './account/route.ts';
import { blogRoute } from './blog/route.ts';
import { directoryRoute } from './catalogue/route.ts';
import { chatRoute } from './chat/route.ts';
import { checkoutRoute } from './checkout/route.ts';
import { deviceRoute } from './favourites/route.ts';
import { financeRoute } from './finance/route.ts';
import { leadPageRoute } from './forms/route.ts';
import { garageRoute } from './garage/route.ts';
import { homeRoute } from './home/route.ts';
import { locationRoute } from './locations/route.ts';
import { modelsRoute } from './models/route.ts';
import { notFoundRoute } from './not-found/route.ts';
import { offersRoute } from './offers/route.ts';
import { onlinePaymentRoute } from './online-payment/route.ts';
import { printRoute } from './print/route.ts';
import { purchaseRoute } from './purchase/route.ts';
import { feedbackRoute } from './reviews/route.ts';
import { serviceRoute } from './service/route.ts';
import { spinRoute } from './spin/route.ts';
import { stockListRoute } from './stock-list/route.ts';
import { textPageRoute } from './text-page/route.ts';
import { tradeInRoute } from './trade-in/route.ts';
import { vehicleRoute } from './vehicle/route.ts';
import { watchlistRoute } from './watchlist/route.ts';

/**
 * All page routes of a site, for the generator, sitemaps, link checks and tests. When two routes claim an address, the earlier one wins.
 */
export const ROUTES: readonly Route[] = [
	homeRoute,
	stockListRoute,
	directoryRoute,
	financeRoute,
	leadPageRoute,
	chatRoute,
	tradeInRoute,
	serviceRoute,
	locationRoute,
	feedbackRoute,
	textPageRoute,
	blogRoute,
	offersRoute,
	vehicleRoute,
	checkoutRoute,
	purchaseRoute,
	onlinePaymentRoute,
	printRoute,
	deviceRoute,
	accountRoute,
	watchlistRoute,
	spinRoute,
	garageRoute,
	notFoundRoute,
	// Last: fixed routes win over the addresses of models (resolution 153).
	modelsRoute,
];

/** Every page of a site, each address once. */
export function pagesOf(site: Site): Page[] {
	const pages = new Map<string, Page>();
	for (const route of ROUTES) {
		for (const page of route.pages(site)) if (!pages.has(page.path)) pages.set(page.path, page);
	}
	return [...pages.values()];
}
