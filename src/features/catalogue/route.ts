import { NO_STOCK_PATH } from '../../paths/paths.ts';
import { page, type Route } from '../../site/route.ts';
import { noStockContent } from '../no-stock/embed/no-stock-page.ts';
import { priceRangeContent } from '../price-range/embed/view.ts';
import { catalogueContent } from './view.ts';

/**
 * Stock entry pages (resolution 40): the catalogue of dealers with named searches, the price slider, and the page for known makes and
 * bodies that have no stock (resolution 15).
 */
export const directoryRoute: Route = {
	name: 'directory',
	pages: ({ dealer: { search }, listed }) => [
		...(search.search_categories.length > 0 && listed.length > 0
			? [
					page({
						path: search.catalogue_path,
						kind: 'catalogue',
						sitemap: 'pages',
						content: catalogueContent,
					}),
				]
			: []),
		page({
			path: search.price_range_path,
			kind: 'price-range',
			sitemap: 'pages',
			content: priceRangeContent,
		}),
		page({ path: NO_STOCK_PATH, kind: 'no-stock', sitemap: null, content: noStockContent }),
	],
};
