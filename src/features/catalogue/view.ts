import { pageWindow } from '../../domain/list/page-window.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { AVAILABLE_STATUSES } from '../../domain/vehicle/state/availability.ts';
import { catalogueSite } from '../../search/directory/catalogue.ts';
import { DIRECTORY_PAGE_SIZE } from '../../search/directory/directory.ts';
import type { ListFacetName } from '../../search/facets/facets.ts';
import { FACETS } from '../../search/facets/facets.ts';
import type { SidebarSection } from '../../search/facets/sidebar.ts';
import { valueLabel } from '../../search/facets/values/value-label.ts';
import { valueOrder } from '../../search/facets/values/value-order.ts';
import { briefCounts } from '../../search/model/brief-counts.ts';
import type { SearchSettings } from '../../search/model/search-model.ts';
import { searchModelOf } from '../../search/model/search-model-of.ts';
import { changeSearch, EMPTY_SEARCH, type SearchState } from '../../search/state.ts';
import { searchUrl } from '../../search/url/search-url.ts';
import type { SiteContext } from '../../site/context.ts';
import { salesArea } from '../../site/groups/sales-area.ts';
import { metaOf } from '../../site/meta.ts';
import type { PageContent } from '../../site/route.ts';
import { searchSettings } from '../../site/search/search-settings.ts';
import { siteSearch } from '../../site/search/site-search.ts';
import type { Site } from '../../site/site.ts';
import { countOf, stockCountOf, stockNoun } from '../../site/text/nouns.ts';
import type { CatalogueData, CatalogueTile } from './page-data.ts';

/** Facets at the top of the catalogue's sidebar. */
const CATALOGUE_FACETS = ['categories', 'price_range'] as const satisfies ListFacetName[];

/**
 * Content of the catalogue: tiles of categories and prices, and the first page of results (DIRECTORY-002, DIRECTORY-004, DIRECTORY-007).
 */
export function catalogueContent(context: SiteContext): PageContent<'catalogue'> {
	const { dealer, listed } = context.site;
	const path = dealer.search.catalogue_path;
	const { many } = stockNoun(dealer);
	return {
		meta: metaOf(context, {
			path,
			title: `Catalogue: ${many} by need and price in ${salesArea(dealer)}`,
			description: `${stockCountOf(listed, dealer)} at ${dealer.name}, ${salesArea(dealer)}, by use and by price.`,
			trail: [{ label: 'Catalogue', href: path }],
			section: path,
		}),
		data: catalogueData(context, path),
	};
}

function catalogueData({ site, card }: SiteContext, path: string): CatalogueData {
	const settings = catalogueSettings(site);
	const { counts: countsOf } = siteSearch(site);
	const found = countsOf(EMPTY_SEARCH);
	// Tiles count vehicles that are for sale.
	const { values } = countsOf({ ...EMPTY_SEARCH, refinements: { status: AVAILABLE_STATUSES } });
	const counts = { ...found, pages: Math.ceil(found.total / DIRECTORY_PAGE_SIZE) };
	const addresses = catalogueSite(path);
	const address = (state: SearchState) => searchUrl(state, addresses);
	const tiles = (facet: ListFacetName): CatalogueTile[] =>
		Object.entries(values[facet] ?? {})
			.map(([name, count]) => ({ name, count }))
			.toSorted(valueOrder(facet, settings.makes))
			.map(({ name, count }) => ({
				label: valueLabel(facet, name),
				href: address(changeSearch(EMPTY_SEARCH, { refinements: { [facet]: [name] } })),
				count: countOf(count, site.dealer),
			}));
	const toPage = (page: number) => address({ ...EMPTY_SEARCH, page });
	return {
		categories: tiles('categories'),
		prices: tiles('price_range'),
		cards: site.listed.slice(0, DIRECTORY_PAGE_SIZE).map(card),
		pages: {
			pages:
				counts.pages < 2
					? []
					: pageWindow(counts.pages, 1).map((page) =>
							page === null ? null : { number: page, href: toPage(page), isCurrent: page === 1 },
						),
			previous: null,
			next: counts.pages > 1 ? toPage(2) : null,
			range: `1 to ${Math.min(DIRECTORY_PAGE_SIZE, counts.total)} of ${formatNumber(counts.total)}`,
		},
		search: {
			settings,
			state: EMPTY_SEARCH,
			counts: briefCounts(counts, searchModelOf(EMPTY_SEARCH, counts, settings)),
			base: addresses.base,
			heading: 'Catalogue',
		},
	};
}

/** Search settings with categories and prices first, and the catalogue's page size. */
function catalogueSettings(site: Site): SearchSettings {
	const settings = searchSettings(site);
	const first = CATALOGUE_FACETS.map(
		(facet): SidebarSection => ({
			facet,
			title: FACETS[facet].label,
			control: 'checkboxes',
			isOpen: true,
		}),
	);
	const isFirst = ({ facet }: SidebarSection) => CATALOGUE_FACETS.some((other) => other === facet);
	return {
		...settings,
		sections: [...first, ...settings.sections.filter((section) => !isFirst(section))],
		page_size: DIRECTORY_PAGE_SIZE,
	};
}
