import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import type { ReservedMark } from '../store/reservations/reservation-store.ts';

/** How far back an ended reservation is reported, days: as long as other changes of the stock. */
export const CHANGE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Vehicles with their reservations: paid ones are reserved, and a change of a reservation is a new version of its vehicle. Without the
 * store they are as the stock has them: a live update matters more than complete ones.
 */
export async function reservedVehicles(
	{ store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>,
	site: ApiSite,
	vehicles: readonly ApiVehicle[],
): Promise<readonly ApiVehicle[]> {
	if (site.payments === null) return vehicles;
	try {
		const since = new Date(now().getTime() - CHANGE_DAYS * DAY_MS);
		const marks = new Map(
			(await store.reservedMarks(site.slug, since)).map((mark) => [mark.car_id, mark] as const),
		);
		return vehicles.map((vehicle) => withMark(vehicle, marks.get(vehicle.id)));
	} catch (error) {
		log({
			level: 'error',
			message: 'reservations were not read',
			dealer: site.slug,
			reason: describeError(error),
		});
		return vehicles;
	}
}

function withMark(vehicle: ApiVehicle, mark: ReservedMark | undefined): ApiVehicle {
	if (!mark) return vehicle;
	const changed = Math.floor(Date.parse(mark.changed_at) / 1000);
	return {
		...vehicle,
		stock_version: Math.max(vehicle.stock_version, changed),
		car_fields: { ...vehicle.car_fields, reserved: vehicle.car_fields.reserved || mark.is_reserved },
	};
}
