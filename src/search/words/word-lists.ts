import { singular } from './key.ts';

/** Words that are no name by themselves, though a value may begin or end with them, as 'tank' in Tank 300, and that are no typos of a name. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
	(
		'active adventure city class classic cross cruiser custom dealer electric ' +
		'family gold grand hybrid land model naked offroad patrol petrol plus premium range road royal series ' +
		'special speed sport street super tank touring'
	)
		.split(' ')
		.map(singular),
);

/** Words without a meaning for a search; rarer ones are taken out of a sentence that is read again. */
export const FILLERS: ReadonlySet<string> = new Set(
	(
		'a after an and any anything at be best body budget but buy can colour find for good got ' +
		'great has have having how i in is just like looking me much must my need nice of on one only ' +
		'or please pls price priced range should some something spend that the there these to ' +
		'transmission up vehicle vehicles want we what which with would year'
	).split(' '),
);
