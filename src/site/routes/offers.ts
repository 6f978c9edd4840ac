import { windowEdges, windowState } from '../../domain/date-window.ts';
import { OFFERS_PATH } from '../../domain/showroom-paths.ts';
import { offerContent } from '../offers/offer-page.ts';
import { offerPage, offersOf } from '../offers/offers-of.ts';
import { offersContent } from '../offers/offers-page.ts';
import { page, type Route } from '../route.ts';

/** The special offers, and one page for each (OFFERS-002 to OFFERS-004). An offer that has ended keeps its page, unlisted. */
export const offersRoute: Route = {
	name: 'offers',
	pages: (site) => {
		if (site.dealer.features.offers === false) return [];
		return [
			page({ path: OFFERS_PATH, kind: 'offers', sitemap: 'pages', content: offersContent }),
			...offersOf(site).map((offer) =>
				page({
					path: offerPage(offer, site),
					kind: 'offer',
					sitemap: windowState(windowEdges(offer), site.now.getTime()) === 'open' ? 'pages' : null,
					content: (context) => offerContent(offer, context),
				}),
			),
		];
	},
};
