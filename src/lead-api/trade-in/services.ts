import type { ApiSite } from '../../api/site/site-file.ts';
import type { FoundVehicle } from '../../api/trade-in/vehicle-lookup.ts';
import type { State } from '../../domain/place/states.ts';
import type { TypicalPrice } from '../../domain/trade-in/estimate.ts';

/** A vehicle as a register describes it. */
export interface RegisteredVehicle extends Omit<FoundVehicle, 'id'> {
	/** The vehicle's id at its register, for a valuation there; null where it has none. */
	register_id: string | null;
}

/** The result of a look-up. Never an exception: an unreachable register is a result. */
export type LookupResult =
	| { status: 'found'; vehicle: RegisteredVehicle }
	| { status: 'unknown' }
	| { status: 'unavailable' };

/** A vehicle to be valued. */
export interface VehicleToValue
	extends Pick<
		RegisteredVehicle,
		'item_type' | 'make' | 'model' | 'variant' | 'year' | 'is_sample' | 'register_id'
	> {
	kms: number;
}

/** The result of a valuation. */
export type PriceResult =
	| { status: 'priced'; typical: TypicalPrice }
	| { status: 'no_prices' }
	| { status: 'unavailable' };

/** A register of vehicles: finds one by its number plate. */
export type LookUp = (plate: { rego: string; state: State }, site: ApiSite) => Promise<LookupResult>;

/** A source of prices: what a dealer usually pays for such a vehicle. */
export type FindPrice = (vehicle: VehicleToValue, site: ApiSite) => Promise<PriceResult>;

/** Look-ups and valuations for all dealers, each by the service its dealer has chosen. */
export interface TradeInServices {
	lookUp: LookUp;
	findPrice: FindPrice;
}
