import type { RangeFacetName } from '../facets/facets.ts';
import { type PhraseTable, phraseAt, phraseTable } from './phrase-table.ts';

/** What a number counts. A mass is that of the words around it. */
type Measure = RangeFacetName | 'seats' | 'sleeps' | 'age' | 'mass';

/** Which numbers are meant: up to a number, from it on, and so on; 'exact' for a number by itself. */
type Bound = 'exact' | 'max' | 'min' | 'around' | 'before' | 'after' | 'no-older';

/** A number or two in a sentence, with the words around them. */
export interface Amount {
	/** In the unit of the facet: dollars a week, kilograms. */
	readonly from: number;
	/** The second number of a range; null for a single one. */
	readonly to: number | null;
	readonly bound: Bound;
	/** Whether the number itself is not meant: 'more than 5'. */
	readonly isStrict: boolean;
	/** Null where no unit was typed. */
	readonly measure: Measure | null;
	/** Whether a dollar sign or 'grand' makes it money. */
	readonly isMoney: boolean;
	/** Whether it was shortened: '40k'. */
	readonly isThousands: boolean;
	/** Whether the numbers are joined by 'or'. */
	readonly isChoice: boolean;
}

const EVERY = '(?:(?:a|per|each|every|p|/)\\s?)?';

/** Units after a number, with the factor to the unit of the facet. */
const UNITS = phraseTable<readonly [Measure, factor?: number]>([
	["kms?|klms?|kilomet(?:er|re)s?|k'?s|kays?", ['km']],
	[`${EVERY}(?:weekly|week|wk|w)`, ['weekly_price_range']],
	[`${EVERY}(?:fortnightly|fortnight|fn)`, ['weekly_price_range', 1 / 2]],
	[`${EVERY}(?:monthly|month|mth)`, ['weekly_price_range', 12 / 52]],
	['feet|foot|ft', ['body_length']],
	['kilograms?|kilos?|kgs?', ['mass']],
	['tonnes?|tons?|t', ['mass', 1000]],
	['cc', ['engine_capacity']],
	['seat(?:er)?s?', ['seats']],
	['berths?', ['sleeps']],
	['(?:years?|yrs?)(?:\\sold)?|yo', ['age']],
]);

/** What is counted, before a number; a mass also after it. */
const SUBJECTS = phraseTable<Measure>([
	['kms?', 'km'],
	['price', 'price'],
	['seats', 'seats'],
	['sleeps', 'sleeps'],
	['atm', 'aggregate_trailer_mass'],
	['tare', 'tare_weight'],
]);

/** Words before a number. */
const BOUNDS = phraseTable<Bound | 'between'>([
	['(?:not?|nothing) older than', 'no-older'],
	[
		'under|below|less th[ae]n|up ?to|max(?:imum)?|(?:not?|nothing|never) (?:more th[ae]n|over|above)|at most|sub|cheaper than|less|within|<=?',
		'max',
	],
	[
		'over|above|more th[ae]n|at least|from|since|min(?:imum)?|(?:not?|nothing|never) (?:less th[ae]n|under|below)|>=?',
		'min',
	],
	['around|about|approx(?:imately)?|roughly|circa|close to|~', 'around'],
	['before|pre|older than', 'before'],
	['after|post|newer than', 'after'],
	['between', 'between'],
	['for', 'exact'],
]);

/** Words after a number; 'or over' before another number belongs to that one. */
const TAILS = phraseTable<Bound>([
	['(?:or (?:less|under|below|older)|and under)(?!\\s?[$\\d])|max(?:imum)?|tops', 'max'],
	[
		'(?:or (?:more|newer|later|above|over)|and (?:up|above|newer))(?!\\s?[$\\d])|onwards?|plus|min(?:imum)?|\\+',
		'min',
	],
]);

const WORD_NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

const NUMBER = new RegExp(
	`\\s?(\\$?)\\s?(?:(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?:\\s?(k|grand|thousand)(?![a-z']))?|(${WORD_NUMBERS.join('|')}))`,
	'y',
);

const JOIN = /\s?(-|to|and|or)(?=\s?[$\d])/y;

/** The amount at an offset of a text in lower case, and the offset after it; null for none. */
export function amountAt(text: string, start: number): { amount: Amount; end: number } | null {
	let end = start;
	const matched = (pattern: RegExp) => {
		pattern.lastIndex = end;
		const match = pattern.exec(text);
		if (match) end = pattern.lastIndex;
		return match;
	};
	const meaningOf = <Meaning>(table: PhraseTable<Meaning>): Meaning | null => {
		const found = phraseAt(table, text, end);
		if (found) end = found.end;
		return found?.meaning ?? null;
	};
	const subject = meaningOf(SUBJECTS);
	const isStrict = /^\s?(?:under|below|less|over|above|more)/.test(text.slice(end));
	const bound = meaningOf(BOUNDS);
	const first = matched(NUMBER);
	if (!first) return null;
	const early = meaningOf(TAILS);
	const join = matched(JOIN)?.[1];
	if (join === 'and' && bound !== 'between') return null;
	const second = join === undefined ? null : matched(NUMBER);
	const [unit, factor = 1] = meaningOf(UNITS) ?? [];
	const tail = meaningOf(TAILS) ?? early;
	const measure = unit === 'mass' ? (subject ?? meaningOf(SUBJECTS) ?? unit) : (unit ?? subject);
	if (/^(?:\w|[.,]\d|[-/]\w)/.test(text.slice(end))) return null;
	const numbers = `${first[0]}${second?.[0]}`;
	const from = numberOf(first);
	const to = second && numberOf(second);
	// 'k' after the second number counts for both: '20-30k', '$30-40,000'.
	const isShort = to !== null && from < 1000 && to >= 1000;
	return {
		end,
		amount: {
			from: Math.round(from * (isShort ? 1000 : factor)),
			to: to && Math.round(to * factor),
			bound: tail ?? (bound === 'between' ? null : bound) ?? 'exact',
			isStrict,
			measure,
			isMoney: /\$|grand/.test(numbers) || subject === 'price',
			isThousands: /k|thousand|grand/.test(numbers),
			isChoice: join === 'or',
		},
	};
}

function numberOf([, , digits, thousands, word = '']: RegExpExecArray): number {
	if (digits === undefined) return WORD_NUMBERS.indexOf(word) + 2;
	return Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
}
