import type { Link } from '../../ui/layout/layout-data.ts';

/** The saved vehicles page. The vehicles themselves are known only to the browser. */
export interface FavouritesData {
	title: string;
	/** The dealer's slug, part of the storage key in the browser. */
	dealer: string;
	/** Noun for the dealer's vehicles: 'car', 'cars'. */
	noun: { one: string; many: string };
	/** Whether vehicles can be compared. */
	compare: boolean;
	/** Link to all stock. */
	stock: Link;
}

/** The comparison page (resolution 97); its vehicles come from the address or the browser. */
export type CompareData = Omit<FavouritesData, 'compare'>;
