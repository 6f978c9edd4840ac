import { COMPARE_PATH, FAVOURITES_PATH, stockListPath } from '../../paths/paths.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { stockCountOf, stockNoun } from '../../site/nouns.ts';
import { page, type Route } from '../../site/route.ts';
import type { Site } from '../../site/site.ts';
import type { CompareData } from './page-data.ts';

/**
 * The pages of what a visitor's own browser keeps: saved vehicles and vehicles side by side. They say something else to everybody, so
 * no search engine lists them.
 */
export const deviceRoute: Route = {
	name: 'device',
	pages: (site) => [
		...(has(site, 'favourites')
			? [page({ path: FAVOURITES_PATH, kind: 'favourites', sitemap: null, content: favouritesContent })]
			: []),
		...(has(site, 'compare')
			? [page({ path: COMPARE_PATH, kind: 'compare', sitemap: null, content: compareContent })]
			: []),
	],
};

/** Whether any dealership of a site offers a mark: its vehicles may then be among the marked. */
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
			description: `The ${data.noun.many} you saved at ${site.dealer.name}, and those you looked at last. Only this browser knows them.`,
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
