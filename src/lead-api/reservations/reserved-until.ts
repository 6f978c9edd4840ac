import type { ReservedUntil } from '../../api/reservations/reserved-until.ts';
import type { ApiSite, ApiVehicle } from '../../api/site-file.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { zonedMomentAt } from './moment.ts';

/** Until when a vehicle is reserved, if it was reserved online. Null, too, while the store does not answer: a live update matters more. */
export async function reservedUntil(
	{ store, log }: Pick<Deps, 'store' | 'log'>,
	site: ApiSite,
	{ id, car_fields }: Pick<ApiVehicle, 'id' | 'car_fields'>,
): Promise<ReservedUntil> {
	if (site.payments === null || !car_fields.reserved) return null;
	try {
		const reservation = await store.reservationOfVehicle(site.slug, id);
		if (reservation?.state !== 'reserved' || reservation.reserved_until === null) return null;
		const at = reservation.reserved_until;
		return { at, text: zonedMomentAt(site, reservation)(at) };
	} catch (error) {
		log({
			level: 'error',
			message: 'the end of a reservation was not read',
			dealer: site.slug,
			reason: describeError(error),
		});
		return null;
	}
}
