import type { SearchSettings } from '../../search/model/search-model.ts';
import type { EmptyListData, StockListData } from '../stock-list/page-data.ts';

/** What is listed at one address of a known make or body: its facet, its name, its segment of the address. */
export interface KnownList {
	facet: 'make' | 'body';
	name: string;
	slug: string;
}

/** The one page for all makes and bodies the product knows and the dealer has none of (resolution 15). */
export interface NoStockData {
	title: string;
	empty: EmptyListData;
	/** Lists with something in them. */
	narrower: StockListData['narrower'];
	search: {
		settings: SearchSettings;
		/** Every make and body one may come for. */
		known: KnownList[];
		/** How many vehicles there are of each make and body in stock. */
		values: Readonly<Record<string, Readonly<Record<string, number>>>>;
	};
}
