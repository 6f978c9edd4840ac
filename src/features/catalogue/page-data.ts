import type { Card } from '../../domain/card/card-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { PageLinks } from '../../ui/page-links/page-links-data.ts';
import type { SearchStart } from '../stock-list/page-data.ts';

/** A refinement link of the catalogue with its number of vehicles. */
export interface CatalogueTile extends Link {
	count: string;
}

/** The catalogue search: the dealer's categories and price brackets as tiles above their results (DIRECTORY-002, DIRECTORY-007). */
export interface CatalogueData {
	categories: CatalogueTile[];
	prices: CatalogueTile[];
	cards: Card[];
	pages: PageLinks;
	search: SearchStart;
}
