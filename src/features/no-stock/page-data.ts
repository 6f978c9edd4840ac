import type { SearchSettings } from '../../search/model/search-model.ts';
import type { EmptyListData, StockListData } from '../stock-list/page-data.ts';

/** List of a known make or body: facet, name and address segment. */
export interface KnownList {
	facet: 'make' | 'body';
	name: string;
	slug: string;
}

/** The page for all known makes and bodies without stock (resolution 15). */
export interface NoStockData {
	title: string;
	empty: EmptyListData;
	/** Filter links to lists with stock. */
	filterLinks: StockListData['filterLinks'];
	search: {
		settings: SearchSettings;
		/** All known makes and bodies without stock. */
		known: KnownList[];
		/** Number of vehicles of each make and body in stock. */
		values: Readonly<Record<string, Readonly<Record<string, number>>>>;
	};
}
