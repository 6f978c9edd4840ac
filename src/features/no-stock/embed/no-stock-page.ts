import { availableCount } from '../../../domain/vehicle/stock/available-count.ts';
import { bodyPath, makePath, NO_STOCK_PATH } from '../../../paths/paths.ts';
import { EMPTY_SEARCH } from '../../../search/state.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { StockGroup } from '../../../site/groups/stock-groups.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { searchSettings } from '../../../site/search/search-settings.ts';
import { siteSearch } from '../../../site/search/site-search.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { emptyList } from '../../stock-list/embed/empty-list.ts';
import type { NoStockData } from '../page-data.ts';
import { knownWithoutStock } from './no-stock.ts';

/** Content of the page for known makes and bodies without stock: an empty list, and links to lists with stock (resolution 15). */
export function noStockContent(context: SiteContext): PageContent<'no-stock'> {
	const { site } = context;
	const { dealer } = site;
	const title = 'None in stock at the moment';
	const { make = {}, body = {} } = siteSearch(site).counts(EMPTY_SEARCH).values;
	const data: NoStockData = {
		title,
		empty: emptyList(context),
		filterLinks: [
			{ title: 'Make', links: links(site.makes, (slug) => makePath(slug)) },
			{ title: 'Body', links: links(site.bodies, bodyPath) },
		].filter(({ links }) => links.length > 0),
		search: { settings: searchSettings(site), known: knownWithoutStock(site), values: { make, body } },
	};
	const description = `${dealer.name} has none of these in stock at the moment. Here’s what we do have.`;
	const trail = [{ label: title, href: NO_STOCK_PATH }];
	return { meta: metaOf(context, { path: NO_STOCK_PATH, title, description, indexed: false, trail }), data };
}

function links(
	groups: readonly StockGroup[],
	toPath: (slug: string) => string,
): (Link & { count: number })[] {
	return groups.map(({ name, slug, vehicles }) => ({
		label: name,
		href: toPath(slug),
		count: availableCount(vehicles),
	}));
}
