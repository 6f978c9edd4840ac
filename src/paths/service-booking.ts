import { SERVICE_BOOKING_PATH } from './showroom-paths.ts';

/** The address for service bookings: on the brand's network when the dealer has its domain, else on the site (SERVICE-004). */
export function serviceBookingUrl(brandBaseDomain: string | null): string {
	return brandBaseDomain === null
		? SERVICE_BOOKING_PATH
		: `${brandBaseDomain.replace(/\/+$/, '')}/service/booking`;
}
