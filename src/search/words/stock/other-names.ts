import { STATE_KEYS, STATES } from '../../../domain/place/states.ts';
import { MEANINGS } from '../../synonyms.ts';
import { keyOf } from '../key.ts';

/** LandCruisers are known by the number of their series. */
const SERIES = [70, 100, 200, 300].map(
	(number) =>
		`landcruiser ${number}, lc${number}, ${number} series, landcruiser ${number} series, ${number} series landcruiser`,
);

/** Phrases with one meaning that are no synonyms of keyword search: most shoppers type the first, which the stock has too. */
const SAME: readonly string[] = [
	'pop top, pop top van, pop top caravan',
	...SERIES,
	...STATE_KEYS.map((state) => `${state}, ${STATES[state].name}`),
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
	'learner approved, learner bike, learner',
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

/** Keys of names, each with those of other names for it. A caravan is a van, too, but a van no caravan. */
export const OTHER_NAMES: readonly (readonly [key: string, ...others: string[]])[] = [
	...[...MEANINGS, ...SAME]
		.map((group) => group.split(', ').map(keyOf))
		.flatMap((keys) => keys.map((key) => [key, ...keys.filter((other) => other !== key)] as const)),
	['caravan', 'van'],
];
