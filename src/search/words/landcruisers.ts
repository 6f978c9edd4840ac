import type { Names } from './names.ts';

/** A LandCruiser 70 by the number of its body; of 'not a 79 series' the number would be what is wanted. */
const BY_BODY =
	/(?<!\bnot? (?:an? )?)\b(?:(?:landcruiser|lc) ?(7[689])\b(?: series)?|(7[689]) series\b)(?: landcruiser)?/g;

/**
 * A text in plain words with LandCruisers by the name that the stock gives them: a '79' is a LandCruiser 70, whose badge has the number.
 */
export const withLandCruisers = (text: string, names: Names): string =>
	names.runs.has('landcruiser70') ? text.replace(BY_BODY, 'lc70 $1$2') : text;
