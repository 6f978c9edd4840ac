import { type Availability, DEPOSIT_STATUSES, isAvailable, isComingSoon } from './availability.ts';

/** The state of a vehicle: available, coming soon, or the reason it is unavailable. */
export type VehicleState = 'available' | 'coming-soon' | EndedState;

/** The reason a vehicle is unavailable; 'sold' only where its feed says so. */
export type EndedState = 'deposit-taken' | 'sold' | 'unavailable';

/**
 * The state of a vehicle. The feed's `sold` flag overrides its status (resolution 55); an unknown status means that it is no longer
 * available.
 */
export function stateOf(vehicle: Availability): VehicleState {
	if (isAvailable(vehicle)) return isComingSoon(vehicle) ? 'coming-soon' : 'available';
	if (vehicle.sold || vehicle.status === 'sold') return 'sold';
	return DEPOSIT_STATUSES.some((status) => status === vehicle.status) ? 'deposit-taken' : 'unavailable';
}

/** Whether a state means that the vehicle is unavailable (SOLD-001). */
export function isEnded(state: VehicleState): state is EndedState {
	return state !== 'available' && state !== 'coming-soon';
}

/** The texts in place of a price. */
export const ENDED_LABELS: Readonly<Record<EndedState, string>> = {
	'deposit-taken': 'Deposit taken',
	sold: 'Sold',
	unavailable: 'No longer available',
};

/**
 * The message on the page of an unavailable vehicle (SOLD-002).
 *
 * @param noun 'car', 'caravan', 'motorhome', 'motorcycle'
 */
export function endedMessage(state: EndedState, noun: string): string {
	switch (state) {
		case 'deposit-taken':
			return `A deposit has been taken on this ${noun}.`;
		case 'sold':
			return `Sorry, this ${noun} has been sold.`;
		case 'unavailable':
			return `Sorry, this ${noun} is no longer available.`;
	}
}
