import { isEnded, type VehicleState } from '../vehicle/state/vehicle-state.ts';

/** What a shopper knows of a saved vehicle: from the day it was saved, or from the last alert about it. */
export interface CarFacts {
	/** Dollars; null for none. */
	price: number | null;
	state: VehicleState;
}

/** The changes that shoppers get alerts about. */
export type ChangeKind = 'price-drop' | 'back-on-sale' | 'deposit-taken' | 'sold' | 'unavailable';

/** A change of one saved vehicle. */
export interface CarChange {
	kind: ChangeKind;
	/** Dollars before the change, and now. */
	price_then: number | null;
	price_now: number | null;
}

/** How close a vehicle is to being gone. A vehicle that is sold and then removed from the stock is no news. */
const STEPS: Readonly<Record<VehicleState, number>> = {
	available: 0,
	'coming-soon': 0,
	'deposit-taken': 1,
	sold: 2,
	unavailable: 2,
};

/**
 * The change of a saved vehicle that is worth an alert; null for none. Small price drops add up until they reach the dealer's threshold,
 * and a price that rises and falls back is no drop, as both are compared with what the shopper last read in an alert.
 *
 * @param dropPercent the smallest price drop, in per cent of the price the shopper knows
 */
export function changeOf(then: CarFacts, now: CarFacts, dropPercent: number): CarChange | null {
	const prices = { price_then: then.price, price_now: now.price };
	if (isEnded(now.state)) return STEPS[now.state] > STEPS[then.state] ? { kind: now.state, ...prices } : null;
	if (isEnded(then.state)) return { kind: 'back-on-sale', ...prices };
	return isDrop(then.price, now.price, dropPercent) ? { kind: 'price-drop', ...prices } : null;
}

function isDrop(then: number | null, now: number | null, percent: number): boolean {
	if (then === null || now === null || now >= then) return false;
	// In whole cents of a per cent, so that exactly 2 % is a drop of 2 %.
	return Math.round((then - now) * 10_000) >= Math.round(then * percent * 100);
}
