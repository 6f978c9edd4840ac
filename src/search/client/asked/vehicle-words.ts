import { COLOURS } from '../../../domain/answers/questions/stock-question.ts';
import { KNOWN_NAMES } from '../../../domain/answers/vehicles/known-names.ts';
import { namesIn } from '../../../domain/answers/vehicles/vehicle-words.ts';

/** A code of a model: 'i30', 'bt-50'. */
const CODE = /\b(?=[a-z]*-?\d)(?=\d*-?[a-z])[a-z\d]+(?:-[a-z\d]+)?\b/;

/** A kind of vehicle that a dealer may not have, or of a LandCruiser. */
const KIND =
	/\b(?:7[689] series|(?:dual|double|crew|twin|single|extra|space|king|super|club) cab|motor(?:bike|cycle|home)|bike|scooter|caravan|camper|campervan|boat|jet ?ski|truck|bus|quad|trailer|tractor)(?:s|es)?\b/;

const COLOUR = new RegExp(`\\b(?:${COLOURS})\\b`);

/** Whether words that no vehicle of the stock has name one nevertheless: 'i30', 'jet ski', 'porsche'. */
export const nameVehicle = (words: string): boolean =>
	CODE.test(words) || KIND.test(words) || namesIn(words, KNOWN_NAMES).length > 0;

/** Whether words say what is looked for, though no vehicle has it: a colour, or the name of a vehicle. */
export const sayWhat = (words: string): boolean => COLOUR.test(words) || nameVehicle(words);
