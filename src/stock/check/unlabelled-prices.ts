import { isUnlabelled } from '../../domain/price/price.ts';
import type { DefaultPriceTypes } from '../../domain/price/price-type.ts';
import { CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/**
 * A sentence for each condition with vehicles whose price may not be shown, because neither the feed nor the
 * dealer declares its price type (resolution 211).
 *
 * @param defaultsOf the default price types of a vehicle's dealership
 */
export function unlabelledPrices(
	vehicles: readonly Vehicle[],
	defaultsOf: (vehicle: Vehicle) => DefaultPriceTypes,
): string[] {
	const unlabelled = vehicles.filter((vehicle) => isUnlabelled(vehicle, defaultsOf(vehicle)));
	return CAR_TYPES.flatMap((type) => {
		const count = unlabelled.filter(({ car_type }) => car_type === type).length;
		if (count === 0) return [];
		const words =
			count === 1
				? 'vehicle has a price that is not shown, because it is unknown what it includes'
				: 'vehicles have prices that are not shown, because it is unknown what they include';
		return [
			`${formatNumber(count)} ${type} ${words}: give price_type in the feed, or pricing.default_price_types.${type}`,
		];
	});
}
