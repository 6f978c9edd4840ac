import { dialled } from '../../../domain/phone/phone.ts';
import { STATES, stateOf } from '../../../domain/place/states.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { hasFeedAddress, locationName, vehicleLocation } from '../../../domain/vehicle/vehicle-location.ts';
import { directionsTo } from '../../../site/shown-location.ts';
import type { ShownLocation } from '../../../ui/hours/hours-data.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';

/**
 * Where a vehicle is: at a location of the dealer, with its own directions where its feed has them, or at an address of its feed (VDP-021,
 * VDP-022). Null where that is unknown, and for a location that the dealer hides.
 */
export function placeOf({
	vehicle,
	location,
	dealership,
	context,
}: VehiclePageContext): ShownLocation | null {
	if (location) {
		const { label, href } = location.directions;
		return { ...location, directions: { label, href: vehicle.location?.address.place_url ?? href } };
	}
	const isHidden = vehicleLocation(vehicle, context.site.dealer.locations) !== null;
	return isHidden ? null : feedPlace(vehicle, dealership.buttons.labels.directions);
}

/** No hours are known of a place that is none of the dealer's locations. */
const NO_HOURS: ShownLocation['hours'] = { rows: [], compact: [], timetable: null, summary: '' };

/** Where a vehicle is by its feed; null where that has no address. */
function feedPlace(vehicle: Vehicle, directions: string): ShownLocation | null {
	const { location } = vehicle;
	if (!location || !hasFeedAddress(vehicle)) return null;
	const { street, city, state, postcode, place_url } = location.address;
	const known = state === null ? null : stateOf(state);
	const area = [city, known ? STATES[known].label : state, postcode].filter(Boolean).join(' ');
	const address = `${street}, ${area}`;
	return {
		name: locationName(vehicle) ?? area,
		slug: '',
		href: null,
		address,
		city: city ?? '',
		directions: { label: directions, href: place_url ?? directionsTo(address, null) },
		phone: location.phone === null ? null : { text: location.phone, href: `tel:${dialled(location.phone)}` },
		hours: NO_HOURS,
		makes: [],
		licence: null,
		note: null,
	};
}
