import { hasGarage } from '../../config/has-accounts.ts';
import { stockListPath } from '../../paths/stock-lists.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { type PageContent, page, type Route } from '../../site/route.ts';
import { stockCountOf, stockNoun } from '../../site/text/nouns.ts';

/** The page of saved vehicles of a dealer with a garage, at the dealer's address for it (WATCHLIST-008, resolution 91). */
export const watchlistRoute: Route = {
	name: 'watchlist',
	pages: ({ dealer }) =>
		hasGarage(dealer)
			? [
					page({
						path: dealer.accounts.watchlist_path,
						kind: 'watchlist',
						sitemap: null,
						content: watchlistContent,
					}),
				]
			: [],
};

function watchlistContent(context: SiteContext): PageContent<'watchlist'> {
	const { dealer, listed } = context.site;
	const { watchlist_path: path } = dealer.accounts;
	const noun = stockNoun(dealer);
	return {
		meta: {
			...metaOf(context, {
				path,
				title: 'Your watchlist',
				description: `The ${noun.many} you saved at ${dealer.name}, with what has changed since.`,
				indexed: false,
			}),
			// At whatever address the dealer has it.
			gate: 'garage',
		},
		data: {
			dealer: dealer.slug,
			name: dealer.name,
			api: dealer.lead_api ?? '',
			path,
			noun,
			compare: dealer.dealerships.some(({ features }) => features.compare !== false),
			alerts: dealer.accounts.alerts !== false,
			stock: {
				label: `See all ${stockCountOf(listed, dealer)}`,
				href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
			},
			similarLabel: dealer.buttons.labels.similar,
		},
	};
}
