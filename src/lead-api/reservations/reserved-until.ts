import type { ReservedUntil } from '../../api/reservations/reserved-until.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { zonedMomentAt } from './moment.ts';

/** The online reservation that holds a vehicle. Null, too, while the store does not answer: a live update matters more. */
export async function holdingReservation(
	{ store, log }: Pick<Deps, 'store' | 'log'>,
	{ slug, payments }: ApiSite,
	{ id }: Pick<ApiVehicle, 'id'>,
): Promise<StoredReservation | null> {
	if (payments === null) return null;
	try {
		return await store.reservationOfVehicle(slug, id);
	} catch (error) {
		log({
			level: 'error',
			message: 'the reservation of a vehicle was not read',
			dealer: slug,
			reason: describeError(error),
		});
		return null;
	}
}

/** Until when a vehicle is reserved by the reservation that holds it; null while its deposit is being paid, and once it is sold. */
export function reservedUntil(holding: StoredReservation | null, site: ApiSite): ReservedUntil {
	if (holding?.state !== 'reserved' || holding.reserved_until === null) return null;
	const at = holding.reserved_until;
	return { at, text: zonedMomentAt(site, holding)(at) };
}
