import { type Availability, isAvailable, isComingSoon } from '../vehicle/availability.ts';
import type { TagKind } from '../vehicle/tag.ts';

/**
 * What must be known of a vehicle before anyone drives out for it, where its one tag says something else: that it is reserved or not here
 * yet (resolution 46). It is beside the price. Null for nothing.
 */
export function cardNotice(
	vehicle: Availability & { reserved: boolean },
	tag: TagKind | null,
): string | null {
	if (!isAvailable(vehicle)) return null;
	const words = [
		...(vehicle.reserved && tag !== 'reserved' ? ['reserved'] : []),
		...(isComingSoon(vehicle) && tag !== 'coming-soon' ? ['coming soon'] : []),
	].join(', ');
	return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
