import { isEnded } from '../../../domain/vehicle/state/vehicle-state.ts';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';
import type { Availability } from './find-saved-vehicles.ts';

/** Number of saved vehicles and where they are stored. */
export function savedCountText(count: number, noun: Noun): string {
	const them = count === 1 ? 'it' : 'them';
	return `${countLabel(count, noun)} saved. We store ${them} in this browser, on this device only.`;
}

/** Notice about saved vehicles that are no longer for sale; null when all are. */
export function unavailableNotice(
	availabilities: readonly (Availability | undefined)[],
	noun: Noun,
): string | null {
	const lost = availabilities.filter((availability) => availability && isUnavailable(availability)).length;
	if (lost === 0) return null;
	if (availabilities.length === 1) return `The ${noun.one} you saved is no longer for sale.`;
	if (lost === availabilities.length) return `None of the ${noun.many} you saved is for sale any more.`;
	return lost === 1
		? `One of the ${noun.many} you saved is no longer for sale.`
		: `${lost} of the ${noun.many} you saved are no longer for sale.`;
}

function isUnavailable(availability: Availability): boolean {
	return (
		availability.is === 'unlisted' ||
		availability.is === 'gone' ||
		(availability.is === 'listed' && isEnded(availability.card.state))
	);
}
