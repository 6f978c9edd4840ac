import type { Dealer } from '../../../config/complete-dealer.ts';
import { CURRENCY } from '../../../domain/price/money.ts';
import { type DisplayedPrice, listedAmount } from '../../../domain/price/price.ts';
import { bodyTypeOf } from '../../../domain/vehicle/attributes/body-types.ts';
import { engineCapacity } from '../../../domain/vehicle/attributes/engine-capacity.ts';
import { fullTitle } from '../../../domain/vehicle/naming/vehicle-title.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { stateOf, type VehicleState } from '../../../domain/vehicle/state/vehicle-state.ts';
import { CONTEXT } from '../../../site/json-ld.ts';

/** Vehicle states as schema.org ItemAvailability, as Google's vehicle listings expect them. */
const AVAILABILITY: Readonly<Record<VehicleState, string>> = {
	available: 'InStock',
	'coming-soon': 'PreOrder',
	'deposit-taken': 'Reserved',
	sold: 'SoldOut',
	unavailable: 'OutOfStock',
};

/** Structured data of a vehicle with its offer (schema.org Car, Motorcycle or Vehicle). The price is the listed one the page shows,
 * also beside a subscription; its figure by the week or month is no price of the vehicle. */
export function vehicleOffer(
	vehicle: Vehicle,
	{
		dealer,
		price,
		url,
		pictures,
		sellerId,
	}: {
		dealer: Dealer;
		price: DisplayedPrice;
		url: string;
		/** Absolute URLs. */
		pictures: readonly string[];
		/** The `@id` of the location that sells it; null when unknown. */
		sellerId: string | null;
	},
): object {
	const amount = listedAmount(price);
	// Demonstrators have been driven, so 'new' would be misleading.
	const condition = `${CONTEXT}/${vehicle.car_type === 'new' ? 'New' : 'Used'}Condition`;
	return {
		'@context': CONTEXT,
		'@type':
			vehicle.item_type === 'car' ? 'Car' : vehicle.item_type === 'motorcycle' ? 'Motorcycle' : 'Vehicle',
		...known({
			url,
			name: fullTitle(vehicle) || vehicle.carsales_title || vehicle.name,
			sku: vehicle.stocknum,
			vehicleIdentificationNumber: vehicle.vin,
			brand: vehicle.make && { '@type': 'Brand', name: vehicle.make },
			model: vehicle.model,
			vehicleConfiguration: vehicle.badge,
			vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
			bodyType: vehicle.simple_body && (bodyTypeOf(vehicle.simple_body)?.label ?? vehicle.simple_body),
			color: vehicle.colour,
			vehicleInteriorColor: vehicle.interior_colour,
			fuelType: vehicle.simple_fuel ?? vehicle.fuel,
			vehicleTransmission: vehicle.simple_transmission ?? vehicle.trans,
			driveWheelConfiguration: vehicle.drive,
			vehicleEngine: engineOf(vehicle),
			numberOfDoors: vehicle.doors,
			vehicleSeatingCapacity: vehicle.seats,
			mileageFromOdometer:
				vehicle.km === null ? null : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
			itemCondition: condition,
			image: pictures.length > 0 ? pictures : null,
		}),
		offers: known({
			'@type': 'Offer',
			url,
			priceCurrency: amount === null ? null : CURRENCY,
			price: amount,
			availability: `${CONTEXT}/${AVAILABILITY[stateOf(vehicle)]}`,
			itemCondition: condition,
			seller: { '@type': 'AutoDealer', ...known({ '@id': sellerId }), name: dealer.name },
		}),
	};
}

/** Engine (schema.org EngineSpecification); null when nothing is known. */
function engineOf(vehicle: Vehicle): object | null {
	const { simple_fuel, fuel, variant } = vehicle;
	const capacity = engineCapacity(vehicle);
	const engine = known({
		fuelType: simple_fuel ?? fuel,
		engineType: variant.induction,
		// Cubic centimetres.
		engineDisplacement: capacity && { '@type': 'QuantitativeValue', value: capacity, unitCode: 'CMQ' },
	});
	return Object.keys(engine).length > 0 ? { '@type': 'EngineSpecification', ...engine } : null;
}

function known(entries: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(entries).filter(([, value]) => value !== null && value !== undefined && value !== ''),
	);
}
