import { singular } from './key.ts';

/** Words that are no name by themselves, though a value may begin or end with them, as 'tank' in Tank 300, and that are no typos of one. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
	(
		'active adventure canyon cherry city class classic cross cruiser custom dealer electric ' +
		'family forest gold grand hybrid land model naked offroad patrol petrol plus premium range road royal series ' +
		'shift snowy special speed sport street super tank touring trade'
	)
		.split(' ')
		.map(singular),
);

/** Words without a meaning for a search. */
export const FILLERS: ReadonlySet<string> = new Set(
	(
		'a after an and any anything at be best body budget but buy can colour everything find for good got ' +
		'great has have having how i in is just like looking me much must my need nice of on one only ' +
		'or please pls price priced range should some something spend that the there these to ' +
		'transmission up vehicle vehicles want we what which with would year'
	).split(' '),
);
