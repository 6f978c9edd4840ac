import type { Card } from './card.ts';
import type { Link } from './shell.ts';
import type { SearchStart, StockListData } from './stock-list.ts';

/** A way to narrow the catalogue, with how many vehicles it leaves. */
export interface CatalogueTile extends Link {
	count: string;
}

/** The catalogue search: the dealer's categories and price brackets as tiles above their results (DIRECTORY-002, DIRECTORY-007). */
export interface CatalogueData {
	categories: CatalogueTile[];
	prices: CatalogueTile[];
	cards: Card[];
	pages: Pick<StockListData, 'pages' | 'previous' | 'next' | 'range'>;
	search: SearchStart;
}
