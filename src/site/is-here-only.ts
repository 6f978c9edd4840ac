import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { SiteContext } from './context.ts';

/**
 * Whether a vehicle is for sale at one location only, and so has a print page (VDPACT-021, resolution 73): from the feed's data,
 * else from its location's distribution options (LOCATIONS-014).
 */
export function isHereOnly(vehicle: Vehicle, { locationOf }: Pick<SiteContext, 'locationOf'>): boolean {
	const own = vehicle.location?.distribution_locations ?? [];
	return own.length === 0 && (locationOf(vehicle)?.distribution_locations ?? []).length === 0;
}
