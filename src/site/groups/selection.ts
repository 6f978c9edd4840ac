import { dealershipOf } from '../../config/complete-dealer.ts';
import { formatDollars } from '../../domain/price/money.ts';
import { currentPrice, priceTypeOf } from '../../domain/price/price.ts';
import { priceTypeLabel } from '../../domain/price/price-type.ts';
import { bodyTypeOf } from '../../domain/vehicle/attributes/body-types.ts';
import type { CarType } from '../../domain/vehicle/attributes/car-type.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import type { Site } from '../site.ts';

/** A selection from the stock by any of these properties. */
export interface Selection {
	make?: string | undefined;
	model?: string | undefined;
	badge?: string | undefined;
	body?: string | undefined;
	car_type?: CarType | undefined;
}

/** The available vehicles of a selection. */
export function select({ listed }: Site, selection: Selection): Vehicle[] {
	const same = (wanted: string | undefined, found: string | null) =>
		wanted === undefined || (found !== null && slugOf(found) === slugOf(wanted));
	const body = selection.body === undefined ? undefined : bodyTypeOf(selection.body)?.slug;
	return listed.filter(
		(vehicle) =>
			isAvailable(vehicle) &&
			same(selection.make, vehicle.make) &&
			same(selection.model, vehicle.model) &&
			same(selection.badge, vehicle.badge) &&
			(body === undefined ||
				(vehicle.simple_body !== null && bodyTypeOf(vehicle.simple_body)?.slug === body)) &&
			(selection.car_type === undefined || vehicle.car_type === selection.car_type),
	);
}

/** The lowest price among vehicles with its price type: '$39,250', 'Drive away'; null when none has a price. */
export function lowestPrice(
	vehicles: readonly Vehicle[],
	{ dealer }: Site,
): { text: string; type: string; isOnly: boolean } | null {
	const priced = vehicles.flatMap((vehicle) => {
		const amount = currentPrice(vehicle);
		const type = priceTypeOf(
			vehicle,
			dealershipOf(dealer, vehicle.dealership_slug).pricing.default_price_types,
		);
		return amount === null || type === null || type === 'on_application'
			? []
			: [{ amount, label: priceTypeLabel(type, vehicle.item_type) }];
	});
	const lowest = priced.toSorted((a, b) => a.amount - b.amount)[0];
	if (!lowest) return null;
	return {
		text: formatDollars(lowest.amount),
		type: lowest.label,
		isOnly: priced.every(({ amount }) => amount === lowest.amount),
	};
}
