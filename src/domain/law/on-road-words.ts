import type { State } from '../place/states.ts';

const CHARGES = String.raw`(?:(?:all|the|other|an?y?) )?(?:on[- ]?road(?:s| costs?| charges?)\b|orcs?\b|(?:dealer )?delivery(?: fees?| charges?)?\b|dealer (?:charges?|fees?|costs?)\b|pre[- ]?delivery\b)`;

/** A price with charges on top that are not in it: '$29,990 + ORC', '$18,500 plus dealer delivery', '$31,000 before on-roads'. */
const ON_TOP = new RegExp(
	String.raw`\$ ?[\d,]{5,}(?:\.\d\d)?\*?[^.!?$]{0,24}?(?:\+|\bplus\b|\bexcl(?:\.|uding|udes|usive of)?|\bbefore\b|\bnot incl(?:\.|uding)?|\bwithout\b)\s*${CHARGES}`,
	'i',
);

/** What New South Wales does not allow statutory charges to be called. */
const ON_ROAD_COSTS = /\bon[- ]?road (?:costs?|charges?)\b|\bon[- ]?roads\b|\bORCs?\b/;

/**
 * The words of a text that state a price without all of it, or that a state forbids; null for none (Australian Consumer Law, section 48;
 * New South Wales, motor dealer advertisements).
 */
export function onRoadWords(text: string, state: State): string | null {
	const onTop = ON_TOP.exec(text)?.[0];
	if (onTop) return onTop.trim();
	return state === 'nsw' ? (ON_ROAD_COSTS.exec(text)?.[0] ?? null) : null;
}
