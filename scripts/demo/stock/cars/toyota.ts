import type { CarMake } from './car-line.ts';
import { TOYOTA_CARS } from './toyota-cars.ts';
import { TOYOTA_EARLIER } from './toyota-earlier.ts';
import { TOYOTA_WORK } from './toyota-work.ts';

/** Toyota, with its models since 2007. */
export const TOYOTA: CarMake = {
	make: 'Toyota',
	vinStarts: ['JTM', 'JTN', 'MR0', '6T1'],
	paints: [
		['Frosted White', 'white'],
		['Graphite', 'grey'],
		['Glacier White', 'white'],
		['Eclipse Black', 'black'],
		['Silver Sky', 'silver'],
		['Saturn Blue', 'blue'],
		['Stunning Silver', 'silver'],
		['Atomic Rush', 'red'],
		['Ash Slate', 'grey'],
		['Jungle Khaki', 'green'],
		['Nebula Blue', 'blue'],
		['Feverish Red', 'red'],
		['Dusty Bronze', 'bronze'],
		['Everest', 'green'],
		['Sandy Taupe', 'sand'],
		['Oxide Bronze', 'bronze'],
	],
	lines: [...TOYOTA_WORK, ...TOYOTA_CARS, ...TOYOTA_EARLIER],
};
