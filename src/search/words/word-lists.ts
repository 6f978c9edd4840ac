import { singular } from './key.ts';

/** Words that a value may begin or end with, but that are no name by themselves: 'tank' of Tank 300. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
	(
		'series class sport cross custom hybrid model plus range grand tank land road street speed classic gold ' +
		'touring adventure super royal snowy new city electric active special premium family'
	)
		.split(' ')
		.map(singular),
);

/** Ordinary words that are a letter away from a name. */
export const NO_TYPOS: ReadonlySet<string> = new Set(
	'range cannot canyon shift sports cherry petrol patrol civil forest explore focus trade dealer'.split(' '),
);

/** Words without a meaning for a search. */
export const FILLERS: ReadonlySet<string> = new Set(
	(
		"a an and the with for in on at of to up my our me i im i'm we is be that has have having want wanting need looking " +
		'after something anything some any please pls show find got good nice great vehicle vehicles budget price ' +
		'priced spend can could would like only just must should keen chasing or one but ' +
		"that's these there how much best what which whats what's range dollars transmission colour color body year"
	).split(' '),
);
