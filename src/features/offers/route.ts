import { windowEdges, windowState } from '../../domain/time/date-window.ts';
import { OFFERS_PATH } from '../../paths/showroom-paths.ts';
import { page, type Route } from '../../site/route.ts';
import { offerPage, offersOf } from './embed/offers-of.ts';
import { offerContent } from './view/offer-page.ts';
import { offersContent } from './view/offers-page.ts';

/** Special offers page, and a page for each offer (OFFERS-002 to OFFERS-004). Ended offers keep their page, which is not indexed. */
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
