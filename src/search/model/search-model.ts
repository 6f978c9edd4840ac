import type { PromoTiles } from '../../domain/card/promo-tile.ts';
import type { ItemType } from '../../domain/vehicle/attributes/item-type.ts';
import type { RangeFacetName } from '../facets/facets.ts';
import type { RangeScale } from '../facets/ranges/range-scale.ts';
import type { SliderBounds, SliderValues } from '../facets/ranges/slider.ts';
import type { SidebarControl, SidebarSection } from '../facets/sidebar.ts';
import type { MakeOrder } from '../facets/values/value-order.ts';
import type { SortName } from '../sorts.ts';
import type { SearchState } from '../state.ts';

/** The note beside weekly estimates, as plain text (resolution 220). */
export interface EstimateNote {
	/** The last moment the rates may be shown, Unix milliseconds; null for no end. */
	until: number | null;
	/** The interest rate and the comparison rate, in one size, weight and colour. */
	rates: string;
	/** The assumed loan, the example of the comparison rate and its warning. */
	terms: string;
}

/** A result page's settings for the search: plain data, the same at build time and in the browser. */
export interface SearchSettings {
	/** The kinds of vehicle the site sells. */
	item_types: readonly ItemType[];
	sections: readonly SidebarSection[];
	sorts: readonly SortName[];
	/** Vehicles per page (RESULTS-001). */
	page_size: number;
	makes: MakeOrder;
	/** The sliders over the whole stock, so that they do not change with other filters. */
	scales: Readonly<{ [Name in RangeFacetName]?: RangeScale }>;
	/** The dealer's stated number of vehicles, shown where an engine may have stopped counting (RESULTS-010); null for none. */
	stock_count: number | null;
	/** Promotion tiles between the vehicles of a page. */
	tiles: PromoTiles | null;
	/** The mandatory note beside weekly estimates; null where none are shown. */
	estimate: EstimateNote | null;
	/** Whether visitors can save searches to an account. */
	saves_searches: boolean;
}

/** The counts of a search's answer: from the engine at build time, from InstantSearch in the browser. */
export interface SearchCounts {
	/** Number of hits, including sold vehicles. */
	total: number;
	/** Number of available hits. */
	available: number;
	pages: number;
	/** Number of vehicles by facet and value, without the facet's own refinement; null where it is not rendered, see {@link briefCounts}. */
	values: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
	/** The lowest and highest number by range facet, without the facet's own range. */
	stats: Readonly<Record<string, { min: number; max: number }>>;
	/** The number of values left out of `values`, by facet; see {@link briefCounts}. */
	more: Readonly<Record<string, number>>;
}

/** The counts of an answer: none is left out. */
export interface WholeCounts extends SearchCounts {
	values: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A value of a facet as the sidebar lists it. */
export interface ValueModel {
	value: string;
	label: string;
	/** Null until the browser has searched; see {@link briefCounts}. */
	count: number | null;
	isTicked: boolean;
	/** The address of a make's logo; null for every other facet. */
	logo: string | null;
	/** The models of a ticked make, including those beyond the list's limit. */
	models: ValueModel[];
}

interface SectionBase extends SidebarSection {
	control: SidebarControl;
}

/** A facet of ticked values, as the sidebar shows it. */
export interface ListSection extends SectionBase {
	control: 'brands' | 'checkboxes' | 'switch';
	/** The values before 'Show All' (FACETS-047). */
	few: ValueModel[];
	all: ValueModel[];
	/** Including values beyond the facet's limit, which only a search within the list shows. */
	every: ValueModel[];
	/** The number of values: more than in `all` until the browser has searched; see {@link briefCounts}. */
	total: number;
}

/** A facet of two bounds, as the sidebar shows it. */
export interface RangeSection extends SectionBase {
	facet: RangeFacetName;
	control: 'slider';
	bounds: SliderBounds;
	thumbs: SliderValues;
	/** The upper bound where some vehicles exceed it; else null. */
	openFrom: number | null;
	/** The histogram above the slider; see `RangeScale`. */
	bars: readonly number[];
}

/** A facet as the sidebar shows it. */
export type SectionModel = ListSection | RangeSection;

/** The data for the filters, the head and the foot of a result list. */
export interface SearchModel {
	state: SearchState;
	total: number;
	available: number;
	pages: number;
	sections: SectionModel[];
	/** False while the counts are those of another search. */
	isAnswered: boolean;
}
