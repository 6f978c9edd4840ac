import { endedMessage, isEnded } from '../../../domain/vehicle/state/vehicle-state.ts';
import { hasCheckout } from '../../../site/lead-api/api-reserve.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { VehicleData } from '../page-data.ts';

type AvailabilityData = Pick<
	VehicleData,
	'state' | 'soldMessage' | 'endings' | 'fresh' | 'hasViewsCounter' | 'tag' | 'isReserved'
>;

/** Whether a vehicle can be bought, and what its page needs to say so when that changes. */
export function availability({
	vehicle,
	context,
	dealership,
	noun,
	canBeBought,
}: VehiclePageContext): AvailabilityData {
	const { state, stock, tag } = context.card(vehicle);
	return {
		state,
		soldMessage: isEnded(state) ? endedMessage(state, noun) : null,
		endings: {
			messages: {
				'deposit-taken': endedMessage('deposit-taken', noun),
				sold: endedMessage('sold', noun),
				unavailable: endedMessage('unavailable', noun),
			},
			label: dealership.buttons.labels.similar,
		},
		fresh: stock && {
			...stock,
			photos: vehicle.images.length,
			isReservedOnline: hasCheckout(context.site.dealer),
		},
		hasViewsCounter: stock !== null && dealership.features.views_counter !== false,
		tag,
		isReserved: vehicle.reserved && canBeBought,
	};
}
