import type { Link } from '../../ui/layout/layout-data.ts';

/** The page of saved vehicles of a dealer with a garage. It has nothing about its visitor: that comes from the lead API. */
export interface WatchlistData {
	/** The dealer's slug, part of the storage key in the browser. */
	dealer: string;
	/** The dealer's name, for shared lists. */
	name: string;
	/** The path of the lead API. */
	api: string;
	/** The path of this page. */
	path: string;
	noun: { one: string; many: string };
	/** Whether vehicles can be compared. */
	compare: boolean;
	/** Whether the dealer sends alerts about saved vehicles. */
	alerts: boolean;
	/** Link to all stock. */
	stock: Link;
	/** Link to the form that asks for a similar vehicle, on the page of one that is sold. */
	similarLabel: string;
}
