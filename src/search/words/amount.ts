import type { RangeFacetName } from '../facets/facets.ts';
import { NUMBER, numberOf } from './number.ts';
import { type PhraseTable, phraseAt, phraseTable } from './phrase-table.ts';

/** What a number counts. A mass is that of the words around it. */
type Measure = RangeFacetName | (typeof UNITS)[number][0];

/** Which numbers are meant: up to a number, from it on, and so on; 'exact' for a number by itself. */
type Bound = 'exact' | 'max' | 'min' | 'around' | 'before' | 'after' | 'no_older';

/** A number or two in a sentence, with the words around them. */
export interface Amount {
	/** In the unit of the facet: dollars a week, kilograms. */
	readonly from: number;
	/** The second number of a range; null for a single one. */
	readonly to: number | null;
	readonly bound: Bound;
	/** Whether the number itself is not meant: 'more than 5'. */
	readonly isStrict: boolean;
	/** The price for dollars and thousands without a unit: '$40,000', '40k'. Null where the numbers are all there is. */
	readonly measure: Measure | null;
	/** Whether a dollar sign or 'grand' makes it money. */
	readonly isMoney: boolean;
	/** Whether the numbers are joined by 'or'. */
	readonly isChoice: boolean;
}

const EVERY = '((a|per|each|every|p|/)\\s?)?';

/** Units after a number. */
const UNITS = phraseTable({
	km: "kms?|klms?|kilomet(er|re)s?|k'?s|kays?",
	weekly_price_range: `${EVERY}(weekly|week|wk|w)`,
	fortnight: `${EVERY}(fortnightly|fortnight|fn)`,
	month: `${EVERY}(monthly|month|mth)`,
	body_length: 'feet|foot|ft',
	mass: 'kilograms?|kilos?|kgs?',
	tonne: 'tonnes?|tons?|t',
	engine_capacity: 'cc',
	price: 'dollars',
	seats: 'seat(er)?s?',
	sleeps: 'berths?',
	age: '(years?|yrs?)(\\sold)?|yo',
});

/** Units that no facet has, with the facet's measure and the factor to its unit. */
const CONVERTED: Readonly<Record<string, readonly [Measure, factor: number]>> = {
	fortnight: ['weekly_price_range', 1 / 2],
	month: ['weekly_price_range', 12 / 52],
	tonne: ['mass', 1000],
};

/** What is counted, before a number; a mass also after it. */
const SUBJECTS = phraseTable({
	km: 'kms?',
	price: '(price|budget|spend)( is| of)?',
	seats: 'seats',
	sleeps: 'sleeps',
	aggregate_trailer_mass: 'atm',
	tare_weight: 'tare',
});

/** Words before a number. */
const BOUNDS = phraseTable({
	no_older: '(not?|nothing) older than',
	max:
		'under|below|less th[ae]n|up ?to|max(imum)?|(not?|nothing|never) (more th[ae]n|over|above)|at most|sub|cheaper than|less|' +
		'within|<=?',
	min: 'over|above|more th[ae]n|at least|from|since|min(imum)?|(not?|nothing|never) (less th[ae]n|under|below)|>=?',
	around: 'around|about|approx(imately)?|roughly|circa|close to|~',
	before: 'before|pre|older than',
	after: 'after|post|newer than',
	between: 'between',
});

/** Words after a number; 'or over' before another number belongs to that one. */
const TAILS = phraseTable({
	max: '(or (less|under|below|older)|and under)(?!\\s?[$\\d])|max(imum)?|tops',
	min: '(or (more|newer|later|above|over)|and (up|above|newer))(?!\\s?[$\\d])|onwards?|plus|min(imum)?|\\+',
});

/** The same groups in both: what joins a number to the one before, digits, words, thousands. */
const FIRST = new RegExp(`()${NUMBER}`, 'y');
const SECOND = new RegExp(`\\s?(-|/|to|and|or)${NUMBER}`, 'y');

/** The amount at an offset of a text in lower case, and the offset after it; null for none. */
export function amountAt(text: string, start: number): { amount: Amount; end: number } | null {
	let end = start;
	const matched = (pattern: RegExp) => {
		pattern.lastIndex = end;
		const match = pattern.exec(text);
		if (match) end = pattern.lastIndex;
		return match;
	};
	const meaningOf = <Meaning extends string>(table: PhraseTable<Meaning>): Meaning | null => {
		const found = phraseAt(table, text, end);
		if (found) end = found.end;
		return found?.meaning ?? null;
	};
	const subject = meaningOf(SUBJECTS);
	const isStrict = /^\s?(?:under|below|less|over|above|more)/.test(text.slice(end));
	const bound = meaningOf(BOUNDS);
	const first = matched(FIRST);
	if (!first) return null;
	const early = meaningOf(TAILS);
	const beforeJoin = end;
	let second = matched(SECOND);
	const from = numberOf(first);
	// 'Under 40k and 7 seats' are two amounts.
	if (second && ((second[1] === 'and' && bound !== 'between') || (first[4] && numberOf(second) < 1000))) {
		second = null;
		end = beforeJoin;
	}
	const to = second && numberOf(second);
	const typed = meaningOf(UNITS);
	const [unit, factor] = CONVERTED[typed ?? ''] ?? ([typed, 1] as const);
	const tail = meaningOf(TAILS) ?? early;
	const counted = unit === 'mass' ? (subject ?? meaningOf(SUBJECTS) ?? unit) : (unit ?? subject);
	if (/^(?:\w|[.,]\d|[-/]\w)/.test(text.slice(end))) return null;
	const numbers = `${first[0]}${second?.[0]}`;
	// 'k' after the second number counts for both: '20-30k', '$30-40,000'.
	const isShort = to !== null && from < 1000 && to >= 1000;
	return {
		end,
		amount: {
			from: Math.round(from * (isShort ? 1000 : factor)),
			to: to && Math.round(to * factor),
			bound: tail ?? (bound === 'between' ? null : bound) ?? 'exact',
			isStrict,
			measure: counted ?? (/[$k]|sand|grand/.test(numbers) ? 'price' : null),
			isMoney: /\$|grand/.test(numbers) || counted === 'price',
			isChoice: second?.[1] === 'or',
		},
	};
}
