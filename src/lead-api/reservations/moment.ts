import type { ApiSite } from '../../api/site-file.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { localMoment } from '../delivery/local-moment.ts';
import type { StoredReservation } from '../store/reservation-store.ts';

/** Writes times in the zone of the dealership where the vehicle is: 'Thu 26 Nov 2026, 2:41pm'. */
export function momentAt(
	{ vehicles, locations, time_zone }: Pick<ApiSite, 'vehicles' | 'locations' | 'time_zone'>,
	{ car_id }: Pick<StoredReservation, 'car_id'>,
): (iso: string) => string {
	const vehicle = vehicles.find(({ id }) => id === car_id);
	const place = locations.find(({ id }) => id === vehicle?.location_id);
	const zone = place?.schedule.time_zone ?? time_zone;
	return (iso) => readableMoment(localMoment(new Date(iso), zone));
}
