import { type Availability, DEPOSIT_STATUSES, isAvailable, isComingSoon } from './availability.ts';

/** Whether a vehicle can be bought now or later, and if not, why. */
export type VehicleState = 'available' | 'coming-soon' | EndedState;

/** Why a vehicle cannot be bought: never called 'sold' unless its feed says so. */
export type EndedState = 'deposit-taken' | 'sold' | 'unavailable';

/**
 * The state of a vehicle. The feed's sold mark beats its status (resolution 55); a status other than those known means that it is no longer
 * available, for whatever reason.
 */
export function stateOf(vehicle: Availability): VehicleState {
	if (isAvailable(vehicle)) return isComingSoon(vehicle) ? 'coming-soon' : 'available';
	if (vehicle.sold || vehicle.status === 'sold') return 'sold';
	return DEPOSIT_STATUSES.some((status) => status === vehicle.status) ? 'deposit-taken' : 'unavailable';
}

/** Whether a vehicle in this state cannot be bought (SOLD-001). */
export function isEnded(state: VehicleState): state is EndedState {
	return state !== 'available' && state !== 'coming-soon';
}

/** What is shown in place of a price. */
export const ENDED_LABELS: Readonly<Record<EndedState, string>> = {
	'deposit-taken': 'Deposit taken',
	sold: 'Sold',
	unavailable: 'No longer available',
};

/**
 * What the page of a vehicle that cannot be bought says (SOLD-002).
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
