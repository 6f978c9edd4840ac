import { bodyPath, makePath } from '../../paths/paths.ts';
import {
	STOCK_LIST_PATHS,
	STOCK_LIST_TYPES,
	type StockListName,
	stockListPath,
} from '../../paths/stock-lists.ts';
import { listTitle } from '../../search/facets/list-title.ts';
import type { Refinements } from '../../search/state.ts';
import { makeModel } from '../../search/url/search-site.ts';
import type { StockGroup } from '../../site/groups/stock-groups.ts';
import { type Page, page, type Route } from '../../site/route.ts';
import type { Site } from '../../site/site.ts';
import { stockNoun } from '../../site/text/nouns.ts';
import type { StockList } from './view/stock-list.ts';
import { stockListContent } from './view.ts';

/**
 * Stock lists: one for each set of conditions, at its standard address and the site's own (SEARCHURL-001 to 011), and one for every make,
 * model and body with stock. Long lists have several pages (resolution 224).
 */
export const stockListRoute: Route = {
	name: 'stock-lists',
	pages: (site) => [...conditionLists(site), ...groupLists(site)].flatMap((list) => listPages(list, site)),
};

function conditionLists(site: Site): StockList[] {
	const names = Object.keys(STOCK_LIST_PATHS) as StockListName[];
	return names.flatMap((name) => {
		const canonical = stockListPath(name, site.dealer.search.route_variants);
		const refinements = name === 'new-used-and-demo-cars' ? {} : { car_type: STOCK_LIST_TYPES[name] };
		const list = {
			canonical,
			title: listTitle(refinements, stockNoun(site.dealer)),
			refinements,
			vehicles: site.listed.filter(({ car_type }) => STOCK_LIST_TYPES[name].includes(car_type)),
			within: [],
			trail: [],
		};
		return [...new Set([STOCK_LIST_PATHS[name], canonical])].map((path): StockList => ({ ...list, path }));
	});
}

function groupLists({ makes, bodies, dealer }: Site): StockList[] {
	const noun = stockNoun(dealer);
	const list = (
		path: string,
		refinements: Refinements,
		{ vehicles, within }: StockGroup,
		trail: StockList['trail'] = [],
	): StockList => ({
		path,
		canonical: path,
		title: listTitle(refinements, noun),
		refinements,
		vehicles,
		within,
		trail,
	});
	return [
		...makes.flatMap((make) => [
			list(makePath(make.slug), { make: [make.name] }, make),
			...make.within.map((model) =>
				list(
					makePath(make.slug, model.slug),
					{ make: [make.name], make_model: [makeModel(make, model)] },
					model,
					[{ label: make.name, href: makePath(make.slug) }],
				),
			),
		]),
		...bodies.map((body) => list(bodyPath(body.slug), { body: [body.name] }, body)),
	];
}

function listPages(list: StockList, site: Site): Page[] {
	const size = site.dealer.search.page_size;
	const count = Math.max(1, Math.ceil(list.vehicles.length / size));
	return Array.from({ length: count }, (_, index) => stockListPage(list, index + 1, count));
}

function stockListPage(list: StockList, number: number, count: number): Page {
	const { path, ...content } = stockListContent(list, number, count);
	const isListed = list.vehicles.length > 0 && list.path === list.canonical;
	return page({ path, kind: 'stock-list', sitemap: isListed ? 'stock' : null, ...content });
}
