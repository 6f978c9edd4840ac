import { singular } from './key.ts';

/** Words that are no name by themselves, though a value may begin or end with them, as 'tank' in Tank 300, and that are no typos of a name. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
	(
		'series class sport cross custom hybrid model plus range grand tank land road street speed classic gold ' +
		'touring adventure super royal snowy city electric active special premium family ' +
		'cannot canyon shift cherry petrol patrol civil forest explore trade dealer'
	)
		.split(' ')
		.map(singular),
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
