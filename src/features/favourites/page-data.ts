import type { Link } from '../../ui/layout/layout-data.ts';

/** The page of a visitor's saved vehicles. Which those are only the browser knows. */
export interface FavouritesData {
	title: string;
	/** The dealer's slug, under which the browser keeps them. */
	dealer: string;
	/** What vehicles are called: 'car', 'cars'. */
	noun: { one: string; many: string };
	/** Whether vehicles can be compared. */
	compare: boolean;
	/** All the stock. */
	stock: Link;
}

/** The page that shows vehicles side by side (resolution 97); its address or the browser says which. */
export type CompareData = Omit<FavouritesData, 'compare'>;
