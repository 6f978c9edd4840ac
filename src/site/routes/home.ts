import { dealerText } from '../dealer-text.ts';
import { homeBlock } from '../home/home-block.ts';
import { autoDealer } from '../json-ld.ts';
import { metaOf } from '../meta.ts';
import { scheduleOf, visibleLocations } from '../places.ts';
import { page, type Route } from '../route.ts';

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
					data: { blocks: dealer.home.blocks.flatMap((block) => homeBlock(block, context)) },
				};
			},
		}),
	],
};
