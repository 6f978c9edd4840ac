import type { Card } from '../../domain/card/card-data.ts';
import type { PromoTile } from '../../domain/card/promo-tile.ts';
import type { SearchCounts, SearchSettings } from '../../search/model/search-model.ts';
import type { SearchState } from '../../search/state.ts';
import type { SearchList } from '../../search/url/search-site.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { PageLinks } from '../../ui/page-links/page-links-data.ts';

/** One page of a stock list (resolution 224). */
export interface StockListData extends PageLinks {
	title: string;
	/** '117 vehicles', '1 car'. */
	count: string;
	cards: Card[];
	/** 'GET A QUOTE' on lists of used vehicles of dealerships with that feature (HOME-007). */
	quote: Link | null;
	/** Promotion tiles between the vehicles at build time. */
	tiles: readonly PromoTile[];
	/** Filter links: makes, models, bodies, conditions; null where a link's vehicles are not all in this list. */
	filterLinks: { title: string; links: (Link & { count: number | null })[] }[];
	/** Initial state of the page's search. */
	search: SearchStart;
	/** Content of an empty list; null when there are vehicles. */
	empty: EmptyListData | null;
}

/** Empty list: message, links to lists with stock, and similar vehicles. */
export interface EmptyListData {
	text: string;
	links: Link[];
	/** Null when there is no stock at all. */
	near: { title: string; cards: Card[] } | null;
}

/** Initial state of a search. */
export interface SearchStart {
	settings: SearchSettings;
	state: SearchState;
	/** Reduced to what the page shows. */
	counts: SearchCounts;
	/** The list of the page, where its address is outside the grammar of search addresses. */
	base: SearchList | null;
	/** Heading, where it cannot be derived from the address; null to derive it from the filters. */
	heading: string | null;
}
