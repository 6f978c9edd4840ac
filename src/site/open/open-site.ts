import type { Dealer } from '../../config/complete-dealer.ts';
import { type Content, NO_CONTENT } from '../../domain/content/content.ts';
import type { CarType } from '../../domain/vehicle/attributes/car-type.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { isListed, pageState } from '../../domain/vehicle/state/visibility.ts';
import { byRelevance } from '../../domain/vehicle/stock/stock-order.ts';
import { groupStock } from '../groups/stock-groups.ts';
import { withinSearch } from '../search/within-search.ts';
import type { PictureSizes, Site } from '../site.ts';

/** A dealer's site at a given time: its listed, shown and gone vehicles, and their groups. */
export function openSite(
	dealer: Dealer,
	vehicles: readonly Vehicle[],
	pictureSize: PictureSizes,
	now: Date,
	content: Content = NO_CONTENT,
	basis: object = {},
): Site {
	const soldDays = dealer.include_sold_cars_days;
	const candidates = byRelevance(vehicles.filter((vehicle) => isListed(vehicle, soldDays, now)));
	const listed = withinSearch({ basis, dealer, listed: candidates, now, pictureSize });
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
		basis,
	};
}

function countByType(vehicles: readonly Vehicle[]): Record<CarType, number> {
	const counts = { new: 0, demo: 0, used: 0 };
	for (const { car_type } of vehicles.filter(isAvailable)) counts[car_type] += 1;
	return counts;
}
