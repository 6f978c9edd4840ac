import { hasGarage } from '../../config/has-accounts.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { RANGE_FACET_NAMES } from '../../search/facets/facets.ts';
import { rangeScale } from '../../search/facets/ranges/range-scale.ts';
import { sidebarSections } from '../../search/facets/sidebar.ts';
import type { SearchSettings } from '../../search/model/search-model.ts';
import { availableSorts } from '../../search/sorts.ts';
import { visibleLocations } from '../shown-location.ts';
import type { Site } from '../site.ts';
import { searchDocuments } from './documents.ts';
import { estimateNote } from './estimates.ts';
import { locationsDiffer } from './locations-differ.ts';
import { promoTiles } from './promo-tiles.ts';
import { siteSearch } from './site-search.ts';

/** The search settings in the pages of a site. */
export function searchSettings(site: Site): SearchSettings {
	const known = settings.get(site);
	if (known) return known;
	const made = makeSettings(site);
	settings.set(site, made);
	return made;
}

/** The settings by site, cached. */
const settings = new WeakMap<Site, SearchSettings>();

function makeSettings(site: Site): SearchSettings {
	const { dealer, listed } = site;
	const estimate = estimateNote(site);
	const { search, stock, dealerships } = dealer;
	const stocked = ITEM_TYPES.filter((type) => listed.some(({ item_type }) => item_type === type));
	const different = (values: readonly (string | null)[]) => new Set(values.filter(Boolean)).size;
	return {
		item_types: stock.item_types,
		sections: sidebarSections({
			// Facets depend on the kinds of vehicle in stock, not on those configured.
			item_types: stocked.length > 0 ? stocked : stock.item_types,
			dealerships: dealerships.length,
			locations: locationsDiffer(searchDocuments(site)) ? visibleLocations(dealer).length : 0,
			cities: different(listed.map(({ city }) => city)),
			states: different(listed.map(({ state }) => state)),
			weekly_estimate: estimate !== null,
			subscription: dealerships.some(({ features }) => features.subscription !== false),
			certified: listed.some(({ certified }) => certified),
			categories: search.search_categories.length,
		}),
		sorts: availableSorts({ makesByVolume: search.makes_by_volume, hasEstimates: estimate !== null }),
		page_size: search.page_size,
		makes: { makes_by_volume: search.makes_by_volume, popular_makes: search.popular_makes },
		scales: scalesOf(site),
		stock_count: stock.count,
		tiles: promoTiles(site),
		estimate,
		saves_searches: hasGarage(dealer),
	};
}

/** The slider scales over all listed vehicles. */
function scalesOf(site: Site): SearchSettings['scales'] {
	const { numbers } = siteSearch(site);
	return Object.fromEntries(
		RANGE_FACET_NAMES.flatMap((facet) => {
			const scale = rangeScale(facet, numbers(facet));
			return scale ? [[facet, scale] as const] : [];
		}),
	);
}
