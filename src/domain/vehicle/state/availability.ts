import { CAR_TYPE_LABELS, type CarType } from '../attributes/car-type.ts';
import type { Vehicle } from '../record/vehicle.ts';

/** The feed statuses of available vehicles (SOLD-001). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const;

/** The statuses of feeds that mean a buyer has paid a deposit. */
export const DEPOSIT_STATUSES = [
	'deposit_taken',
	'deposit',
	'deposit_paid',
	'on_deposit',
	'under_deposit',
] as const;

/** The statuses a feed should use, as listed in messages. */
export const STATUS_WORDS: readonly string[] = [...AVAILABLE_STATUSES, 'sold', 'withdrawn', 'deposit_taken'];

/** The known statuses; a vehicle with any other status is unavailable too (resolution 202). */
const KNOWN_STATUSES: readonly string[] = [...STATUS_WORDS, ...DEPOSIT_STATUSES];

/** Whether a status is known. */
export function isKnownStatus(status: string): boolean {
	return KNOWN_STATUSES.includes(status);
}

/** The fields of a vehicle that decide whether it is for sale. */
export type Availability = Pick<Vehicle, 'status' | 'sold'>;

/** Whether a vehicle can be bought: `in_stock` or `coming_soon`, and not marked sold (SOLD-001, resolution 202). */
export function isAvailable({ status, sold }: Availability): boolean {
	return !sold && AVAILABLE_STATUSES.some((available) => available === status);
}

/** Whether a vehicle is announced but not on the yard yet. */
export function isComingSoon(vehicle: Availability): boolean {
	return isAvailable(vehicle) && vehicle.status === 'coming_soon';
}

/** The condition on a card: 'New', 'Demo', 'Used' or 'Certified Used' (CARD-006, resolution 60). */
export function conditionOf({ car_type, certified }: { car_type: CarType; certified: boolean }): string {
	return certified && car_type === 'used' ? 'Certified Used' : CAR_TYPE_LABELS[car_type];
}
