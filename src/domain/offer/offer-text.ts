import { namesComparisonRate } from './offer-rates.ts';

/** Texts longer than this are folded (OFFERS-016, resolution 159). */
const FOLDED_FROM = 200;
/** The maximum visible length of a folded description, characters. */
const DESCRIPTION_SHOWN = 160;
/** The ellipsis after a cut text. */
export const CUT = '...';

/** A folded text: the visible part and the rest. */
export interface CutText {
	shown: string;
	rest: string;
}

/**
 * A description over 200 characters, cut at the last word end at or before 160 (resolution 159), without the ellipsis; null for one that is
 * shown whole, such as one with a comparison rate.
 */
export function cutDescription(text: string): CutText | null {
	if (isShownWhole(text)) return null;
	const end = text.lastIndexOf(' ', DESCRIPTION_SHOWN);
	// Without final punctuation, as the ellipsis follows.
	const shown = text.slice(0, end > 0 ? end : DESCRIPTION_SHOWN).replace(/[\s.,;:!?]+$/, '');
	return { shown, rest: text.slice(shown.length) };
}

/** A disclaimer over 200 characters, cut to 200 (OFFERS-016); null for one that is shown whole, such as one with a comparison rate. */
export function cutDisclaimer(text: string): CutText | null {
	if (isShownWhole(text)) return null;
	return { shown: text.slice(0, FOLDED_FROM), rest: text.slice(FOLDED_FROM) };
}

/** A comparison rate's warning must stay visible, so texts with one are not folded (resolution 220). */
function isShownWhole(text: string): boolean {
	return text.length <= FOLDED_FROM || namesComparisonRate(text);
}
