import { MEANINGS } from '../synonyms.ts';
import { keyOf } from './key.ts';

/** Phrases with one meaning, in addition to the synonyms of keyword search. */
const PHRASES = [
	'wagon, station wagon',
	'awd, all wheel drive',
	'4x4, four wheel drive, 4 wheel drive',
	'fwd, front wheel drive',
	'rwd, rear wheel drive',
	'used, second hand, 2nd hand, pre owned, pre loved',
	'new, brand new',
	'demo, demonstrator, ex demo, dealer demo',
	'petrol, unleaded',
	'motorcycle, motorbike, bike',
	'learner approved, learner bike',
	'electric, evs',
	'pop top, pop top van, pop top caravan',
	'leather seats, leather',
	'satellite navigation, sat nav, navigation',
	'reversing camera, reverse camera, reverse cam',
	'apple carplay, carplay, android auto',
	'third row seats, third row, 3rd row',
	'one owner, 1 owner',
	'black, blk',
	'white, wht',
];

const GROUPS = [...PHRASES, ...MEANINGS].map((phrases) => phrases.split(', ').map(keyOf));

/** The keys that mean the same as a key, itself first. */
export function meaningsOf(key: string): string[] {
	return [key, ...GROUPS.filter((keys) => keys.includes(key)).flat()];
}
