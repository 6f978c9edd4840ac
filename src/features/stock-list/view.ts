import { listPagePath } from '../../domain/list/list-page.ts';
import { scheduledTiles } from '../../domain/promotion/scheduled-tiles.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { SiteContext } from '../../site/context.ts';
import { salesArea } from '../../site/groups/sales-area.ts';
import { pageLinks } from '../../site/links/page-links.ts';
import { metaOf } from '../../site/meta.ts';
import type { Page } from '../../site/route.ts';
import { searchSettings } from '../../site/search/search-settings.ts';
import { countOf, stockCountOf } from '../../site/text/nouns.ts';
import type { StockListData } from './page-data.ts';
import { filterLinks } from './view/filter-links.ts';
import { listInputs, listSource } from './view/list-inputs.ts';
import { emptyPart, quote } from './view/list-parts.ts';
import { searchStart } from './view/search-start.ts';
import type { StockList } from './view/stock-list.ts';

/** Address and content of one page of a list, and what the content is computed from. */
export function stockListContent(
	list: StockList,
	number: number,
	pages: number,
): Pick<Page<'stock-list'>, 'path' | 'content'> & Required<Pick<Page<'stock-list'>, 'inputs' | 'source'>> {
	return {
		path: listPagePath(list.path, number),
		content: (context) => ({ meta: meta(list, number, context), data: data(list, number, pages, context) }),
		inputs: (context) => [...vehiclesOn(list, number, context), listInputs(list, context)],
		source: (context) => listSource(list, context),
	};
}

function vehiclesOn({ vehicles }: StockList, number: number, { site }: SiteContext): readonly Vehicle[] {
	const size = site.dealer.search.page_size;
	return vehicles.slice((number - 1) * size, number * size);
}

function meta(list: StockList, number: number, context: SiteContext) {
	const { dealer } = context.site;
	const onPage = number === 1 ? '' : `, page ${number}`;
	return metaOf(context, {
		path: listPagePath(list.canonical, number),
		title: `${list.title} for sale in ${salesArea(dealer)}${onPage}`,
		description: `${list.title} at ${dealer.name}, ${salesArea(dealer)}: ${stockCountOf(list.vehicles, dealer)} with prices, photos and full details${onPage}.`,
		indexed: list.vehicles.length > 0,
		trail: [...list.trail, { label: list.title, href: list.path }],
		section: list.path,
	});
}

function data(list: StockList, number: number, pages: number, context: SiteContext): StockListData {
	const { dealer } = context.site;
	const { tiles } = searchSettings(context.site);
	const size = dealer.search.page_size;
	const first = (number - 1) * size;
	const shown = vehiclesOn(list, number, context);
	const total = list.vehicles.length;
	return {
		title: list.title,
		count: countOf(total, dealer),
		cards: shown.map(context.card),
		quote: quote(list, context),
		tiles: tiles === null ? [] : scheduledTiles(tiles, context.site.now.getTime()),
		range:
			total === 0
				? null
				: `${formatNumber(first + 1)} to ${formatNumber(first + shown.length)} of ${formatNumber(total)}`,
		...pageLinks(list.path, pages, number),
		filterLinks: filterLinks(list, context),
		search: searchStart(list, number, context),
		empty: emptyPart(list, context),
	};
}
