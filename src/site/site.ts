import type { Dealer } from '../config/complete-dealer.ts';
import type { Content } from '../domain/content/content.ts';
import type { CarType } from '../domain/vehicle/car-type.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { LocalPicture } from './pictures/local-pictures.ts';
import type { StockGroup } from './stock-groups.ts';

/** Everything one dealer's pages need, at one moment. */
export interface Site {
	dealer: Dealer;
	now: Date;
	/** What lists and search show, in the order of an unsorted list: those within the dealer's filter and manufacturer (RESULTS-020). */
	listed: readonly Vehicle[];
	/** Every vehicle that has a page, those outside the dealer's filter too; sold ones keep theirs for a while after they leave the lists. */
	shown: readonly Vehicle[];
	/** Vehicles whose address answers 410. */
	gone: readonly Vehicle[];
	/** How many of the listed vehicles of each condition can be bought. */
	counts: Readonly<Record<CarType, number>>;
	makes: readonly StockGroup[];
	bodies: readonly StockGroup[];
	/** The pictures of the dealer's folder that pages show in a size of their own, by their path under `images/`. */
	pictureSize: PictureSizes;
	/** The dealer's own words. */
	content: Content;
}

/** Pictures of a dealer's folder by their path below `images/`. */
export type PictureSizes = ReadonlyMap<string, LocalPicture>;
