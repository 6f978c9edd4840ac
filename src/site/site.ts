import type { Dealer } from '../config/complete-dealer.ts';
import { type Content, NO_CONTENT } from '../domain/content/content.ts';
import { isAvailable } from '../domain/vehicle/availability.ts';
import type { CarType } from '../domain/vehicle/car-type.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { byRelevance } from '../domain/vehicle/stock-order.ts';
import { isListed, pageState } from '../domain/vehicle/visibility.ts';
import type { LocalPicture } from './pictures/local-pictures.ts';
import { withinSearch } from './search/within-search.ts';
import { groupStock, type StockGroup } from './stock-groups.ts';

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

/** A dealer's site at a moment: which vehicles it shows, and in which groups. */
export function openSite(
	dealer: Dealer,
	vehicles: readonly Vehicle[],
	pictureSize: PictureSizes,
	now: Date,
	content: Content = NO_CONTENT,
): Site {
	const soldDays = dealer.include_sold_cars_days;
	const candidates = vehicles.filter((vehicle) => isListed(vehicle, soldDays, now)).sort(byRelevance);
	const listed = withinSearch({ dealer, listed: candidates, now, pictureSize });
	const byState = Map.groupBy(vehicles, (vehicle) => pageState(vehicle, soldDays, now));
	return {
		dealer,
		now,
		listed,
		shown: byState.get('page') ?? [],
		gone: byState.get('gone') ?? [],
		counts: countByType(listed),
		...groupStock(listed),
		pictureSize,
		content,
	};
}

function countByType(vehicles: readonly Vehicle[]): Record<CarType, number> {
	const counts = { new: 0, demo: 0, used: 0 };
	for (const { car_type } of vehicles.filter(isAvailable)) counts[car_type] += 1;
	return counts;
}
