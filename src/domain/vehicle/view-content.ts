import { CURRENCY } from '../price/money.ts';
import { bodyTypeOf } from './attributes/body-types.ts';
import type { Vehicle } from './record/vehicle.ts';

/** The parameters of a Meta pixel `ViewContent` event: facts of the viewed vehicle, nothing about the visitor (ANALYTICS-015). */
export interface ViewContent {
	content_type: 'vehicle';
	content_ids: readonly string[];
	make?: string;
	model?: string;
	year?: number;
	/** Dollars, together with their currency. */
	price?: number;
	value?: number;
	currency?: typeof CURRENCY;
	state_of_vehicle: 'NEW' | 'USED' | 'CPO';
	body_style?: string;
}

type ViewedVehicle = Pick<
	Vehicle,
	'id' | 'make' | 'model' | 'year' | 'car_type' | 'certified' | 'simple_body'
>;

/** The pixel's body styles by our labels; any other is 'OTHER'. */
const BODY_STYLES: Readonly<Record<string, string>> = {
	'4x4': 'SUV',
	Convertible: 'CONVERTIBLE',
	Coupe: 'COUPE',
	Hatch: 'HATCHBACK',
	'People mover': 'MINIVAN',
	'Cab chassis': 'TRUCK',
	'Light truck': 'TRUCK',
	Ute: 'TRUCK',
	SUV: 'SUV',
	Sedan: 'SEDAN',
	Van: 'VAN',
	Wagon: 'WAGON',
};

/**
 * The parameters of a `ViewContent` event about a vehicle. Unknown values are left out.
 *
 * @param price the price the page shows, dollars; null when it shows none
 */
export function viewContent(vehicle: ViewedVehicle, price: number | null): ViewContent {
	const { id, make, model, year, simple_body } = vehicle;
	const label = simple_body && (bodyTypeOf(simple_body)?.label ?? simple_body);
	return {
		content_type: 'vehicle',
		content_ids: [id],
		...(make && { make }),
		...(model && { model }),
		...(year !== null && { year }),
		...(price !== null && { price, value: price, currency: CURRENCY }),
		state_of_vehicle: stateOf(vehicle),
		...(label && { body_style: BODY_STYLES[label] ?? 'OTHER' }),
	};
}

/** A demonstrator counts as used: it has been driven. */
function stateOf({ car_type, certified }: ViewedVehicle): ViewContent['state_of_vehicle'] {
	if (car_type === 'new') return 'NEW';
	return certified && car_type === 'used' ? 'CPO' : 'USED';
}
