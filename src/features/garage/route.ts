import { hasGarage } from '../../config/has-accounts.ts';
import { brandGaragePath, GARAGE_PATH } from '../../paths/garage-paths.ts';
import { CONTACT_PATH, PRIVACY_PATH } from '../../paths/paths.ts';
import { stockListPath } from '../../paths/stock-lists.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { type PageContent, page, type Route } from '../../site/route.ts';
import { stockCountOf, stockNoun } from '../../site/text/nouns.ts';

/** The garage of a dealer's visitors, and the same page under the names of the dealer's brands (WATCHLIST-020, resolution 93). */
export const garageRoute: Route = {
	name: 'garage',
	pages: ({ dealer }) =>
		hasGarage(dealer)
			? [
					{ path: GARAGE_PATH, heading: 'My garage' },
					...dealer.accounts.garage_brands.map((brand) => ({
						path: brandGaragePath(brand),
						heading: `My ${brand}`,
					})),
				].map(({ path, heading }) =>
					page({
						path,
						kind: 'garage',
						sitemap: null,
						content: (context) => garageContent(context, path, heading),
					}),
				)
			: [],
};

function garageContent(context: SiteContext, path: string, heading: string): PageContent<'garage'> {
	const { dealer, listed } = context.site;
	return {
		meta: metaOf(context, {
			path,
			title: heading,
			description: `What you saved, searched for and asked at ${dealer.name}.`,
			indexed: false,
		}),
		data: {
			heading,
			path,
			dealer: dealer.slug,
			name: dealer.name,
			api: dealer.lead_api ?? '',
			noun: stockNoun(dealer),
			watchlist: dealer.accounts.watchlist_path,
			alerts: dealer.accounts.alerts !== false,
			stock: {
				label: `See all ${stockCountOf(listed, dealer)}`,
				href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
			},
			contact: context.link(CONTACT_PATH),
			privacy: context.link(PRIVACY_PATH),
		},
	};
}
