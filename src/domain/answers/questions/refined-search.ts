import { withoutLead } from '../follow-up.ts';
import type { Talk } from '../talk.ts';
import { COLOURS } from './stock-question.ts';

const LIMIT =
	'(?:under|below|over|above|less than|more than|up to|around|about|max(?:imum)?|from|between) \\$?\\d[\\d,.]*(?: ?(?:k|grand|thousand|bucks|dollars|kms?|kays|tonnes?|kg|ft|cc))?\\b(?: (?:and|to) \\$?\\d[\\d,.]*(?: ?(?:k|grand|thousand))?\\b)?';

const KINDS =
	'autos?|automatics?|manuals?|diesels?|petrol|hybrids?|electric|evs?|awd|4wd|4x4|2wd|fwd|rwd|utes?|suvs?|sedans?|hatch(?:back)?(?:e?s)?|wagons?|vans?|(?:dual|double|single|extra) cabs?|new|used|demos?|\\d[- ]?(?:seaters?|seats|doors?|berths?)|lams|learner[- ]approved|scooters?|pop[- ]?tops?|bunks?';

const ORDERS = "cheapest|dearest|newest|(?:lowest|fewest|least) (?:k'?m?s?|kays|kilomet(?:re|er)s|price)";

/** Words around what narrows a search. */
const AROUND =
	'any|some|ones?|just|only|but|please|mate|though|that are|what is|whats|the|an?|in|with|and|or|for|then';

/** A text with nothing but what narrows a search: 'and automatic, under 20k'. */
const NARROWS = new RegExp(
	`^(?:(?:${LIMIT}|${COLOURS}|${KINDS}|${ORDERS}|${AROUND})(?![\\w-])[ ,]*)+[?.! ]*$`,
);
const SAYS = new RegExp(`\\b(?:${LIMIT}|${COLOURS}|${KINDS}|${ORDERS})(?![\\w-])`);

/** What a later wish takes the place of: a colour another one, a limit another one. */
const REPLACED = [COLOURS, LIMIT, ORDERS].map((kind) => new RegExp(`\\b(?:${kind})(?![\\w-])`));

/** The last search of the stock with what a text in lower case adds to it: 'and automatic?', 'under 20k'; null for another text. */
export function refinedSearch(plain: string, { searched }: Pick<Talk, 'searched'>): string | null {
	const rest = withoutLead(plain);
	if (searched === null || !NARROWS.test(rest) || !SAYS.test(rest)) return null;
	const kept = REPLACED.reduce(
		(text, kind) => (kind.test(rest) ? text.replace(new RegExp(kind, 'g'), ' ') : text),
		searched.toLowerCase().replace(/[?.!]+\s*$/, ''),
	);
	return `${kept} ${rest}`.replace(/\s+/g, ' ');
}
