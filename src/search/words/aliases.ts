import { MEANINGS } from '../synonyms.ts';
import { keyOf } from './key.ts';

/** LandCruisers are known by the number of their series. */
const SERIES = [70, 100, 200, 300].map(
	(number) =>
		`landcruiser ${number}, lc${number}, ${number} series, landcruiser ${number} series, ${number} series landcruiser`,
);

/** Phrases with one meaning that are no synonyms of keyword search: most shoppers type the first, which the stock has too. */
const OTHER_NAMES: readonly string[] = [
	'pop top, pop top van, pop top caravan',
	...SERIES,
	'wagon, station wagon',
	'awd, all wheel drive',
	'4x4, 4 wheel drive',
	'fwd, front wheel drive',
	'rwd, rear wheel drive',
	'used, second hand, 2nd hand, pre owned, pre loved',
	'new, brand new',
	'demo, demonstrator, ex demo, dealer demo',
	'petrol, unleaded',
	'motorcycle, motorbike, bike',
	'learner approved, learner bike',
	'electric, evs, elec',
	'leather seats, leather',
	'satellite navigation, sat nav, navigation',
	'reversing camera, reverse camera, reverse cam',
	'apple carplay, carplay, android auto',
	'third row seats, third row, 3rd row',
	'one owner, 1 owner',
	'first car, p plater car, p plate car',
	'black, blk',
	'white, wht',
];

/** The keys that mean the same as a key. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
	...[...MEANINGS, ...OTHER_NAMES]
		.map((group) => group.split(', ').map(keyOf))
		.flatMap((keys) => keys.map((key) => [key, keys] as const)),
	// But a caravan is no van.
	['van', ['caravan']],
]);
