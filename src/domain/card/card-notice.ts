import { type Availability, isAvailable, isComingSoon } from '../vehicle/state/availability.ts';
import type { TagKind } from '../vehicle/state/tag.ts';

/**
 * The notice beside the price that a vehicle is reserved or coming soon, where its single tag does not say so: buyers must know before
 * they drive out to see it (resolution 46). Null for none.
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
