import { RUNTIME_PATH } from '../../paths/paths.ts';
import type { SearchRuntime } from '../../search/runtime.ts';
import { searchSite } from '../../search/url/search-site.ts';
import { cardSettings } from '../card-settings.ts';
import type { SiteFile } from '../files/site-file.ts';
import type { Site } from '../site.ts';
import { siteSearch } from './site-search.ts';

/**
 * The index of a site's stock, and the runtime file with its address, so that pages do not change with every build.
 *
 * @param token lets browsers search the dealer's vehicles on the search server; null to use the key of the configuration
 */
export function searchFiles(site: Site, token: string | null): SiteFile[] {
	const { path, bytes } = siteSearch(site).file();
	return [
		{ path, content: bytes },
		{
			path: RUNTIME_PATH.slice(1),
			content: JSON.stringify({ search: searchRuntime(site, `/${path}`, token) }),
		},
	];
}

function searchRuntime(site: Site, index: string, token: string | null): SearchRuntime {
	const { dealer } = site;
	const { search, manufacturer, slug } = dealer;
	const { backend, host } = search;
	const key = token ?? search.key;
	return {
		index,
		server: backend === 'meilisearch' && host !== null && key !== null ? { host, key } : null,
		scope: { dealer: slug, manufacturer, filter: search.filter },
		lead_api: dealer.lead_api,
		include_sold_cars_days: dealer.include_sold_cars_days,
		lowest_price_excludes_unpriced: search.lowest_price_excludes_unpriced,
		cache: search.cache,
		...namesOf(site),
		words: siteSearch(site).words(),
		cards: {
			...Object.fromEntries(dealer.dealerships.map((each) => [each.slug, cardSettings(dealer, each)])),
			'': cardSettings(dealer, dealer.dealerships[0]),
		},
	};
}

function namesOf(site: Site): Pick<SearchRuntime, 'makes' | 'bodies' | 'categories' | 'variants'> {
	const { search_categories, route_variants } = site.dealer.search;
	const labels = search_categories.map(({ label, slug }) => ({ name: label, slug }));
	const { makes, bodies, categories, variants } = searchSite(site, route_variants, labels);
	return { makes, bodies, categories, variants };
}
