import type { PromoTiles } from '../../domain/card/promo-tile.ts';
import type { ItemType } from '../../domain/vehicle/item-type.ts';
import type { RangeFacetName } from '../facets/facets.ts';
import type { RangeScale } from '../facets/range-scale.ts';
import type { SidebarControl, SidebarSection } from '../facets/sidebar.ts';
import type { SliderBounds, SliderValues } from '../facets/slider.ts';
import type { MakeOrder } from '../facets/value-order.ts';
import type { SortName } from '../sorts.ts';
import type { SearchState } from '../state.ts';

/** The words beside weekly estimates, in plain text (resolution 220). */
export interface EstimateNote {
	/** The interest rate and the comparison rate, in one size, weight and colour. */
	rates: string;
	/** The loan they are about, the example of the comparison rate and its warning. */
	terms: string;
}

/** What the page of a list tells the search about itself and its site: plain data, the same in the HTML and in the browser. */
export interface SearchSettings {
	/** The kinds of vehicle the site sells. */
	item_types: readonly ItemType[];
	sections: readonly SidebarSection[];
	sorts: readonly SortName[];
	/** Vehicles on a page (RESULTS-001). */
	page_size: number;
	makes: MakeOrder;
	/** The sliders of the whole stock, so that they stay the same whatever else is chosen. */
	scales: Readonly<{ [Name in RangeFacetName]?: RangeScale }>;
	/** How many vehicles the dealer says it has, shown where an engine may have stopped counting (RESULTS-010); null for none. */
	stock_count: number | null;
	/** What stands between the vehicles of a page. */
	tiles: PromoTiles | null;
	/** What must be read beside weekly estimates; null where no estimate is shown. */
	estimate: EstimateNote | null;
}

/** What a search answered, apart from its vehicles: from the engine at build time, from InstantSearch in the browser. */
export interface SearchCounts {
	/** All that is found, sold vehicles included. */
	total: number;
	/** Those of them that can be bought. */
	available: number;
	pages: number;
	/** How many vehicles have each value of a facet, whatever else is ticked in that facet. */
	values: Readonly<Record<string, Readonly<Record<string, number>>>>;
	/** The lowest and highest number of a facet with numbers, whatever its own range. */
	stats: Readonly<Record<string, { min: number; max: number }>>;
	/** How many values of a facet are left out of `values`; see {@link briefCounts}. */
	more: Readonly<Record<string, number>>;
}

/** A value of a facet as the sidebar lists it. */
export interface ValueModel {
	value: string;
	label: string;
	count: number;
	isTicked: boolean;
	/** A make's mark; null for every other facet. */
	logo: string | null;
	/** The models of a ticked make, those beyond the limit of a list too. */
	models: ValueModel[];
}

interface SectionBase extends SidebarSection {
	control: SidebarControl;
}

export interface ListSection extends SectionBase {
	control: 'brands' | 'checkboxes' | 'switch';
	/** What stands before 'Show All' (FACETS-047). */
	few: ValueModel[];
	all: ValueModel[];
	/** Those beyond the facet's limit too, which only a search among the values shows. */
	every: ValueModel[];
	/** How many values there are: more than `all` while a page is as it was printed. */
	total: number;
}

export interface RangeSection extends SectionBase {
	facet: RangeFacetName;
	control: 'slider';
	bounds: SliderBounds;
	thumbs: SliderValues;
	/** The upper bound where vehicles lie beyond it; null where none does. */
	openFrom: number | null;
	/** The histogram above the slider; see `RangeScale`. */
	bars: readonly number[];
}

export type SectionModel = ListSection | RangeSection;

/** All that the filters, the head and the foot of a result list show. */
export interface SearchModel {
	state: SearchState;
	total: number;
	available: number;
	pages: number;
	sections: SectionModel[];
	/** False while the counts are those of another search. */
	isAnswered: boolean;
}
