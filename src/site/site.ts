import type { Dealer } from '../config/complete-dealer.ts';
import type { Content } from '../domain/content/content.ts';
import type { CarType } from '../domain/vehicle/attributes/car-type.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { StockGroup } from './groups/stock-groups.ts';
import type { LocalPicture } from './pictures/local-pictures.ts';

/** All data for a dealer's pages, at a given time. */
export interface Site {
	dealer: Dealer;
	now: Date;
	/** The vehicles in lists and search, in the default order: those that pass the dealer's filter and manufacturer rule (RESULTS-020). */
	listed: readonly Vehicle[];
	/**
	 * Every vehicle with a page, including those outside the dealer's filter; sold vehicles keep their page for some time after they leave
	 * the lists.
	 */
	shown: readonly Vehicle[];
	/** Vehicles whose address returns 410. */
	gone: readonly Vehicle[];
	/** Number of available listed vehicles by condition. */
	counts: Readonly<Record<CarType, number>>;
	makes: readonly StockGroup[];
	bodies: readonly StockGroup[];
	/** The sizes of the pictures in the dealer's folder, by their path under `images/`. */
	pictureSize: PictureSizes;
	/** The dealer's content. */
	content: Content;
	/**
	 * The same object for sites that differ in their stock only: what is computed of one vehicle and of nothing else of the stock can be kept
	 * with it.
	 */
	basis: object;
}

/** Pictures of a dealer's folder by their path below `images/`. */
export type PictureSizes = ReadonlyMap<string, LocalPicture>;
