import { hasGarage } from '../../config/has-accounts.ts';
import { COMPARE_PATH, FAVOURITES_PATH } from '../../paths/paths.ts';
import { stockListPath } from '../../paths/stock-lists.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { page, type Route } from '../../site/route.ts';
import type { Site } from '../../site/site.ts';
import { stockCountOf, stockNoun } from '../../site/text/nouns.ts';
import type { CompareData } from './page-data.ts';

/**
 * Pages of browser-stored vehicles: saved vehicles, unless the dealer's visitors have watchlists (resolution 94), and the comparison. Their
 * content differs for each visitor, so they are not indexed.
 */
export const deviceRoute: Route = {
	name: 'device',
	pages: (site) => [
		...(has(site, 'favourites') && !hasGarage(site.dealer)
			? [page({ path: FAVOURITES_PATH, kind: 'favourites', sitemap: null, content: favouritesContent })]
			: []),
		...(has(site, 'compare')
			? [page({ path: COMPARE_PATH, kind: 'compare', sitemap: null, content: compareContent })]
			: []),
	],
};

/** Whether any dealership of a site has a feature. */
function has({ dealer }: Site, feature: 'favourites' | 'compare'): boolean {
	return dealer.dealerships.some(({ features }) => features[feature] !== false);
}

function favouritesContent(context: SiteContext) {
	const { site } = context;
	const data = dataOf(context, (many) => `Saved ${many}`);
	return {
		meta: metaOf(context, {
			path: FAVOURITES_PATH,
			title: data.title,
			description: `The ${data.noun.many} you saved at ${site.dealer.name}, and the ones you viewed recently. Stored only in this browser.`,
			indexed: false,
			trail: [{ label: data.title, href: FAVOURITES_PATH }],
		}),
		data: { ...data, compare: has(site, 'compare') },
	};
}

function compareContent(context: SiteContext) {
	const data = dataOf(context, (many) => `Compare ${many}`);
	return {
		meta: metaOf(context, {
			path: COMPARE_PATH,
			title: data.title,
			description: `Up to four ${data.noun.many} of ${context.site.dealer.name} side by side: price, key facts and specifications.`,
			indexed: false,
			trail: [{ label: data.title, href: COMPARE_PATH }],
		}),
		data,
	};
}

function dataOf({ site }: SiteContext, title: (many: string) => string): CompareData {
	const { dealer, listed } = site;
	const noun = stockNoun(dealer);
	return {
		title: title(noun.many),
		dealer: dealer.slug,
		noun,
		stock: {
			label: `See all ${stockCountOf(listed, dealer)}`,
			href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
		},
	};
}
