import { keyOf } from '../key.ts';
import type { Counted } from '../names.ts';
import type { StockWords } from '../stock-words.ts';

/**
 * LandCruisers by the name that the stock gives them: a '79' is a LandCruiser 70 by the number of its body, which its badge has. Of 'not a
 * 79 series' the number would be what is wanted.
 */
const LANDCRUISERS = [
	'(?<!\\bnot? (?:an? )?)\\b(?:(?:landcruiser|lc) ?(7[689])\\b(?: series)?|(7[689]) series\\b)(?: landcruiser)?',
	'lc70 $1$2',
] as const;

/** Lengths in feet: 18'6", 'twenty foot'. */
const FEET = ['(?<=\\b\\d\\d?)\'( ?\\d+ ?")?(?!\\w)|\\b(feet|foot(er)?)\\b[ -]?', 'ft '] as const;

/** What is written otherwise in a sentence about a stock, by its counted values. */
export function rewrittenWords({ make_model, item_type }: Counted): StockWords['rewritten'] {
	return [
		...(Object.keys(make_model ?? {}).some((model) => keyOf(model).endsWith('landcruiser70'))
			? [LANDCRUISERS]
			: []),
		...(item_type?.['caravan'] ? [FEET] : []),
	];
}
