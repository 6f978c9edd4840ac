import type { ApiSite } from '../../api/site/site-file.ts';
import type { ReservationEvent } from '../../domain/reservation/transition.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';

/**
 * What the dealer's stock says about a reserved vehicle: sold, or, while its deposit is being paid, no longer for sale or of another price.
 * A paid reservation outlasts a feed that leaves the vehicle out or says that a deposit was taken, and keeps the price that the shopper
 * saw.
 */
export function stockEvent(
	site: Pick<ApiSite, 'vehicles'>,
	{ state, car_id, price_cents }: StoredReservation,
): ReservationEvent | null {
	const vehicle = site.vehicles.find(({ id }) => id === car_id);
	if (state === 'reserved') {
		const isSold = vehicle?.car_fields.sold || vehicle?.car_fields.status === 'sold';
		return isSold ? { type: 'vehicle_sold' } : null;
	}
	if (state !== 'held') return null;
	if (!vehicle?.is_shown || !isAvailable(vehicle.car_fields) || vehicle.car_fields.reserved)
		return { type: 'vehicle_sold' };
	return vehicle.price === null || inCents(vehicle.price) !== price_cents
		? { type: 'vehicle_repriced' }
		: null;
}

/** Dollars as cents. */
export function inCents(dollars: number): number {
	return Math.round(dollars * 100);
}
