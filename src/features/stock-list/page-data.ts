import type { Card } from '../../domain/card/card-data.ts';
import type { PromoTile } from '../../domain/card/promo-tile.ts';
import type { SearchCounts, SearchSettings } from '../../search/model/search-model.ts';
import type { SearchState } from '../../search/state.ts';
import type { SearchList } from '../../search/url/search-site.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { PageLinks } from '../../ui/page-links/page-links-data.ts';

/** One page of a list of vehicles (resolution 224). */
export interface StockListData extends PageLinks {
	title: string;
	/** '117 vehicles', '1 car'. */
	count: string;
	cards: Card[];
	/** 'GET A QUOTE' on lists of used vehicles, at the dealership that has it (HOME-007). */
	quote: Link | null;
	/** What stood between them when the page was made. */
	tiles: readonly PromoTile[];
	/** Lists that narrow this one: makes, models, bodies, conditions, each with its number. */
	narrower: { title: string; links: (Link & { count: number })[] }[];
	/** What the search of this page starts from. */
	search: SearchStart;
	/** What is shown in place of an empty list. */
	empty: EmptyListData | null;
}

/** What an empty list says: where there is something, and the vehicles that are nearest to what it is about. */
export interface EmptyListData {
	text: string;
	links: Link[];
	/** Null where there is nothing in stock at all. */
	near: { title: string; cards: Card[] } | null;
}

/** The search a page shows before a visitor has touched it. */
export interface SearchStart {
	settings: SearchSettings;
	state: SearchState;
	/** As far as the page shows them. */
	counts: SearchCounts;
	/** The list the page is about, where its address is outside the grammar of searches. */
	base: SearchList | null;
	/** The page's heading, where its address does not say what it is about; null to name the list by what narrows it. */
	heading: string | null;
}
