import type { Link } from '../../ui/layout/layout-data.ts';

/** The garage of a dealer's visitors. It has nothing about its visitor: that comes from the lead API. */
export interface GarageData {
	/** 'My Toyota'. */
	heading: string;
	/** The path of this page: of the garage, or of a brand's. */
	path: string;
	/** The dealer's slug, part of the storage keys in the browser. */
	dealer: string;
	/** The dealer's name. */
	name: string;
	/** The path of the lead API. */
	api: string;
	noun: { one: string; many: string };
	/** The page of saved vehicles. */
	watchlist: string;
	/** Whether the dealer sends alerts. */
	alerts: boolean;
	/** Link to all stock. */
	stock: Link;
	/** The contact page; null where the site has none. */
	contact: string | null;
	/** The privacy policy; null where the site has none. */
	privacy: string | null;
}
