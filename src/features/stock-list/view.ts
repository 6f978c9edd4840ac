import { dealershipOf } from '../../config/complete-dealer.ts';
import { listPagePath } from '../../domain/list/list-page.ts';
import { scheduledTiles } from '../../domain/promotion/scheduled-tiles.ts';
import { CAR_TYPES } from '../../domain/vehicle/car-type.ts';
import { formatNumber } from '../../domain/vehicle/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { briefCounts } from '../../search/model/brief-counts.ts';
import { searchModelOf } from '../../search/model/search-model-of.ts';
import { EMPTY_SEARCH, type Refinements } from '../../search/state.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { countOf, stockCountOf } from '../../site/nouns.ts';
import { pageLinks } from '../../site/page-links.ts';
import { quoteLink } from '../../site/quote-link.ts';
import type { PageContent } from '../../site/route.ts';
import { salesArea } from '../../site/sales-area.ts';
import { searchSettings } from '../../site/search/search-settings.ts';
import { siteSearch } from '../../site/search/site-search.ts';
import type { StockGroup } from '../../site/stock-groups.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import { emptyList } from './embed/empty-list.ts';
import type { SearchStart, StockListData } from './page-data.ts';
import { filterLinks } from './view/filter-links.ts';

/** A stock list with all its pages. */
export interface StockList {
	path: string;
	/** Canonical address; the same as `path` unless the list has several. */
	canonical: string;
	title: string;
	vehicles: readonly Vehicle[];
	/** Refinements of its address. */
	refinements: Refinements;
	/** Sub-groups: the models of a make. */
	within: readonly StockGroup[];
	/** Parent lists: the make of a model. */
	trail: readonly Link[];
}

/** Address and content of one page of a list. */
export function stockListContent(
	list: StockList,
	number: number,
	pages: number,
): { path: string; content: (context: SiteContext) => PageContent<'stock-list'> } {
	const path = listPagePath(list.path, number);
	return {
		path,
		content: (context) => ({ meta: meta(list, number, context), data: data(list, number, pages, context) }),
	};
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
	const shown = list.vehicles.slice(first, first + size);
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
		filterLinks: filterLinks(list.within, context),
		search: searchStart(list, number, context),
		empty:
			total > 0
				? null
				: emptyList(
						context,
						CAR_TYPES.filter((type) => list.refinements.car_type?.includes(type)),
					),
	};
}

/** 'GET A QUOTE', on lists of used vehicles whose dealerships all have the feature (HOME-007). */
function quote({ refinements, vehicles }: StockList, context: SiteContext): StockListData['quote'] {
	if (refinements.car_type?.join() !== 'used') return null;
	const { dealer } = context.site;
	const sellers = new Set(vehicles.map(({ dealership_slug }) => dealershipOf(dealer, dealership_slug)));
	const haveIt = [...sellers].every(({ features }) => features.access_loan !== false);
	return haveIt ? quoteLink([...sellers], context) : null;
}

/** Search starts by list: pages of a list differ only in the page number. */
const starts = new WeakMap<StockList, Omit<SearchStart, 'state'>>();

function searchStart(list: StockList, page: number, { site }: SiteContext): SearchStart {
	const state = { ...EMPTY_SEARCH, refinements: list.refinements, page };
	const known = starts.get(list);
	if (known) return { ...known, state };
	const settings = searchSettings(site);
	const counts = siteSearch(site).counts(state);
	const start = {
		settings,
		counts: briefCounts(counts, searchModelOf(state, counts, settings)),
		base: null,
		heading: null,
	};
	starts.set(list, start);
	return { ...start, state };
}
