import { namesComparisonRate } from './offer-rates.ts';

/** Texts longer than this are folded (OFFERS-016, resolution 159). */
const FOLDED_FROM = 200;
/** About how much of a folded description shows. */
const DESCRIPTION_SHOWN = 160;
/** What stands where a text was cut. */
export const CUT = '...';

/** A text as far as it shows at first, and what follows. */
export interface CutText {
	shown: string;
	rest: string;
}

/**
 * A description over 200 characters, cut at the last word end at or before 160 (resolution 159); null for one that is shown whole, as
 * one that names a comparison rate is. The dots are not in it.
 */
export function cutDescription(text: string): CutText | null {
	if (isShownWhole(text)) return null;
	const end = text.lastIndexOf(' ', DESCRIPTION_SHOWN);
	// A word ends before its comma or full stop: dots of our own follow.
	const shown = text.slice(0, end > 0 ? end : DESCRIPTION_SHOWN).replace(/[\s.,;:!?]+$/, '');
	return { shown, rest: text.slice(shown.length) };
}

/** A disclaimer over 200 characters, cut to 200 (OFFERS-016); null for one that is shown whole, as one that names a comparison rate is. */
export function cutDisclaimer(text: string): CutText | null {
	if (isShownWhole(text)) return null;
	return { shown: text.slice(0, FOLDED_FROM), rest: text.slice(FOLDED_FROM) };
}

/** A comparison rate's warning may not be out of sight, so that texts with one are not folded (resolution 220). */
function isShownWhole(text: string): boolean {
	return text.length <= FOLDED_FROM || namesComparisonRate(text);
}
