import type { ApiSite } from '../../api/site/site-file.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { localMoment } from '../delivery/local-moment.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';

type Zones = Pick<ApiSite, 'vehicles' | 'locations' | 'time_zone'>;
type OfVehicle = Pick<StoredReservation, 'car_id'>;

/** Writes times for the dealer, in the zone of the dealership where the vehicle is: 'Thu 26 Nov 2026, 2:41pm'. */
export function momentAt(site: Zones, reservation: OfVehicle): (iso: string) => string {
	const zone = zoneOf(site, reservation);
	return (iso) => readableMoment(localMoment(new Date(iso), zone));
}

/** Writes such times for shoppers, who may be in another zone while their money depends on it: 'Thu 26 Nov 2026, 2:41pm Perth time'. */
export function zonedMomentAt(site: Zones, reservation: OfVehicle): (iso: string) => string {
	const moment = momentAt(site, reservation);
	const city = zoneOf(site, reservation).split('/').at(-1)?.replaceAll('_', ' ');
	return (iso) => `${moment(iso)} ${city} time`;
}

function zoneOf({ vehicles, locations, time_zone }: Zones, { car_id }: OfVehicle): string {
	const vehicle = vehicles.find(({ id }) => id === car_id);
	const location = locations.find(({ id }) => id === vehicle?.location_id);
	return location?.schedule.time_zone ?? time_zone;
}
