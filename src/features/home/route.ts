import { autoDealer } from '../../site/json-ld.ts';
import { metaOf } from '../../site/meta.ts';
import { page, type Route } from '../../site/route.ts';
import { scheduleOf, visibleLocations } from '../../site/shown-location.ts';
import { dealerText } from '../../site/text/dealer-text.ts';
import { homeBlocks } from './view/home-blocks.ts';

/** The home page, composed of the dealer's blocks (HOME-002). */
export const homeRoute: Route = {
	name: 'home',
	pages: () => [
		page({
			path: '/',
			kind: 'home',
			sitemap: 'pages',
			content: (context) => {
				const { site } = context;
				const { dealer } = site;
				return {
					meta: metaOf(context, {
						path: '/',
						title: dealerText(dealer.home.title, site),
						keepsName: true,
						description: dealerText(dealer.home.description, site),
						jsonLd: visibleLocations(dealer).map((location) =>
							autoDealer(location, dealer, scheduleOf(location, dealer, site.now)),
						),
						section: '/',
					}),
					data: { blocks: homeBlocks(context) },
				};
			},
		}),
	],
};
