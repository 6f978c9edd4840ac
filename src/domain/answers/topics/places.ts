import { STATE_KEYS, STATES, type State } from '../../place/states.ts';
import type { Passage } from '../passages/passage.ts';
import { placesOf, regionOf, STATE_OF_POSTCODE } from './towns.ts';

/** Towns, and far places without a name. */
const KNOWN = new RegExp(`\\b(?:${STATE_KEYS.map(placesOf).join('|')}|interstate|overseas)\\b`, 'g');

/** What follows where to: 'to Broome', 'as far as the Kimberley'. */
const WHERE_TO = /\b(?:to|in|into|near|around|as far as)\s+(?:the\s+)?(?=([a-z][a-z' -]*))/g;

/** 'To 6743': by itself, a number may be a year. */
const POSTCODE = /(?<=\b(?:to|in|into|near|around|postcode) )\d{4}\b/g;

/** Ends the name of a place. */
const AFTER =
	/\b(?:how|what|when|and|by|on|in|to|at|near|before|please|this|next|tomorrow|today|costs?|for|from|takes?|is|are|does|do|will|can|would|if|with|too|as well|thanks|mate|region|area|metro)\b.*/;

/** No places: 'to my place', 'to deliver', 'in a week'. */
const NO_PLACE =
	/^(?:my|me|mine|us|our|you|your|it|its|this|that|them|a|an|get|have|be|go|home|work|door|house|person|time|full|general|total|stock|store|addition|deliver\w*|ship\w*|send|transport\w*|bring|freight|pay|buy|know|see|drop|move|car|ute|van|vehicle|price)\b/;

/** The places that a question in plain text names, such as those to deliver to; none for a question that names none. */
export function askedPlaces(plain: string): string[] {
	const named = [...plain.matchAll(WHERE_TO)].flatMap(([, after = '']) =>
		after.split(/\bor\b/).map((one) => one.replace(AFTER, '').trim()),
	);
	const places = named.filter((one) => one !== '' && !NO_PLACE.test(one));
	return [...new Set([...places, ...(plain.match(POSTCODE) ?? []), ...(plain.match(KNOWN) ?? [])])];
}

const word = (names: string, flags = '') => new RegExp(`\\b(?:${names})\\b`, flags);

/** The state that a place in lower case is in; null for another place. */
const stateOfPlace = (place: string): State | null =>
	STATE_KEYS.find((key) => word([key, STATES[key].name, placesOf(key)].join('|'), 'i').test(place)) ??
	STATE_OF_POSTCODE.find(([digits]) => digits.test(place))?.[1] ??
	null;

/** The states that a sentence names. */
const statesIn = (text: string): State[] =>
	STATE_KEYS.filter(
		(key) => text.includes(STATES[key].name) || word(`${key.toUpperCase()}|${capital(key)}`).test(text),
	);

/** Names that are no places within a state. */
const WIDE = word(
	['Australian?', ...STATE_KEYS.flatMap((key) => [STATES[key].name, key.toUpperCase(), capital(key)])].join(
		'|',
	),
	'g',
);

/** A row of a table that is about one place. */
const OF_PLACE =
	/(?:^|, )(?:where|area|region|zone|place|destination|suburb|town)s?: (?!any|every|all\b|nation|australia)/i;

/** The name of a column, after which a cell begins. */
const COLUMN = /(?:^|, )[A-Z][\w ]*: /g;

/** A name: a word with a capital that does not begin a sentence and is no day or month. */
const NAME =
	/(?<!(?:^|[.!?:;“"(])\W*)\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May\b|June|July|August|(?:Septem|Octo|Novem|Decem)ber)[A-Z][a-z]+/;

/** Words of many places, by which none is meant. */
const COMMON = /^(?:north|south|east|west|port|mount|upper|lower|city|town|central|coast|australia)/;

function capital(one: string): string {
	return one.charAt(0).toUpperCase() + one.slice(1);
}

/** Whether a sentence names a place, or a part of its name: 'Perth' for 'perth hills'. */
function isNamed(place: string, text: string): boolean {
	const parts = place.split(/[\s-]+/).filter((part) => part.length > 3 && !COMMON.test(part));
	return word(place, 'i').test(text) || parts.some((part) => word(capital(part)).test(text));
}

/**
 * The sentences about a service that hold for a place that a question in plain text names: those that name it, else those that hold in all
 * of its state or everywhere. All of them for a question that names none.
 */
export function sentencesOfPlaces(question: string, passages: readonly Passage[]): readonly Passage[] {
	const asked = askedPlaces(question);
	if (asked.length === 0) return passages;
	const named = passages.filter(({ text }) => asked.some((place) => isNamed(place, text)));
	if (named.length > 0) return named;
	// A town that is not named itself may be by its region: Broome by the Kimberley.
	const regions = asked.flatMap((place) => regionOf(place) ?? []);
	const ofRegion = passages.filter(({ text }) => regions.some((region) => word(region, 'i').test(text)));
	if (ofRegion.length > 0) return ofRegion;
	const states = asked.flatMap((place) => stateOfPlace(place) ?? []);
	return passages.filter(({ text }) => {
		if (OF_PLACE.test(text) || NAME.test(text.replace(COLUMN, '. ').replace(WIDE, ' '))) return false;
		const [own] = statesIn(text);
		return own === undefined || states.length === 0 || states.includes(own);
	});
}
