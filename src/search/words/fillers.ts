/** Words without a meaning for a search. */
export const FILLERS: ReadonlySet<string> = new Set(
	(
		'a after an and any anything at be best body budget but buy can colour everything find for good got ' +
		'great has have having how i in is just like looking me much must my need nice of on one only ' +
		'or please pls price priced range should some something spend that the there these to ' +
		'transmission up vehicle vehicles want we what which with would year'
	).split(' '),
);
