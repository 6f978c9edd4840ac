import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { CarFieldsSchema } from '../../api/vehicle/car-fields-schema.ts';
import type { PriceBlock } from '../../domain/card/price-block.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { stockVersion } from '../../domain/vehicle/stock/stock-version.ts';
import { keyFacts, wholeFact } from '../../features/vehicle/embed/key-facts.ts';
import { fullTitleOf, vehiclePageContext } from '../../features/vehicle/embed/vehicle-page-context.ts';
import { cardVehicle, picturesOf } from '../card-settings.ts';
import type { SiteContext } from '../context.ts';
import { isHereOnly } from '../is-here-only.ts';
import { apiReserve } from './api-reserve.ts';

/** The lead API's data about a vehicle, but for the terms of its loan and whether it is shown. */
export function apiVehicle(
	vehicle: Vehicle,
	context: SiteContext,
): Omit<ApiVehicle, 'loan_terms' | 'is_shown'> {
	const { dealer, now } = context.site;
	const { price } = context.card(vehicle);
	const subject = vehiclePageContext(vehicle, context);
	return {
		id: vehicle.id,
		slug: vehicle.slug,
		title: fullTitleOf(vehicle),
		noun: subject.noun,
		stocknum: vehicle.stocknum,
		dealership_slug: vehicle.dealership_slug,
		dealership_id: vehicle.dealership_id,
		location_id: context.locationOf(vehicle)?.id ?? null,
		picture: picturesOf(vehicle)[0]?.url ?? null,
		price: subject.shownPrice,
		price_text: price && priceText(price),
		facts: keyFacts(vehicle, now, dealer.time_zone).map(wholeFact),
		has_pdf: isHereOnly(vehicle, context),
		phone: subject.phone,
		views: vehicle.views ?? 0,
		reserve: apiReserve(vehicle, dealer),
		stock_version: stockVersion(vehicle),
		// The schema drops private fields.
		car_fields: CarFieldsSchema.parse({
			...cardVehicle(vehicle, context.site),
			dealership_slug: vehicle.dealership_slug,
		}),
	};
}

/** '$45,990 drive away'. */
function priceText({ now, per, isSum, type }: PriceBlock): string {
	return [now, per ?? (isSum ? type?.toLowerCase() : null)].filter(Boolean).join(' ');
}
