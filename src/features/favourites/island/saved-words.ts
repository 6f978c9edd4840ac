import { isEnded } from '../../../domain/vehicle/vehicle-state.ts';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';
import type { Fate } from './find-marked.ts';

/** Number of saved vehicles and where they are stored. */
export function savedWords(count: number, noun: Noun): string {
	const them = count === 1 ? 'it' : 'them';
	return `${countLabel(count, noun)} saved. We store ${them} in this browser, on this device only.`;
}

/** Notice about saved vehicles that are no longer for sale; null when all are. */
export function lostWords(fates: readonly (Fate | undefined)[], noun: Noun): string | null {
	const lost = fates.filter((fate) => fate && isLost(fate)).length;
	if (lost === 0) return null;
	if (fates.length === 1) return `The ${noun.one} you saved is no longer for sale.`;
	if (lost === fates.length) return `None of the ${noun.many} you saved is for sale any more.`;
	return lost === 1
		? `One of the ${noun.many} you saved is no longer for sale.`
		: `${lost} of the ${noun.many} you saved are no longer for sale.`;
}

function isLost(fate: Fate): boolean {
	return fate.is === 'unlisted' || fate.is === 'gone' || (fate.is === 'listed' && isEnded(fate.card.state));
}
