import { BOUNDS, type Bound, JOINS, type Measure, SUBJECTS, TAILS, UNITS } from './amount-phrases.ts';
import { numberAt } from './number.ts';
import type { PhraseAt } from './phrase-table.ts';

/** A number or two in a sentence, with the words around them. */
export interface Amount {
	/** One number, or the ends of a range. */
	readonly numbers: readonly number[];
	readonly bound: Bound;
	readonly measure: Measure;
	/** The offset after them. */
	readonly end: number;
}

/** Units that no facet has, with the one that it has, and their factors to that. */
const CONVERTED: Readonly<Record<string, readonly [unit: Measure, factor: number]>> = {
	fortnight: ['weekly_price_range', 1 / 2],
	month: ['weekly_price_range', 12 / 52],
	tonne: ['kilogram', 1000],
	metre: ['body_length', 3.28],
};

/** The amount at an offset of a text in lower case; null for none. */
export function amountAt(text: string, start: number): Amount | null {
	let end = start;
	const next = <Kind extends string>(phraseAt: PhraseAt<Kind>) => {
		const found = phraseAt(text, end);
		end = found?.end ?? end;
		return found?.kind;
	};
	const nextNumber = () => {
		const number = numberAt(text, end);
		end = number?.end ?? end;
		const early = number && next(TAILS);
		return number && { value: number.value, unit: next(UNITS), tail: next(TAILS) ?? early, end };
	};
	// 'Max price 20k' and 'price up to 20k'.
	const outer = next(BOUNDS);
	const subject = next(SUBJECTS);
	const inner = next(BOUNDS) ?? outer;
	const first = nextNumber();
	if (!first) return null;
	const { value } = first;
	const join = next(JOINS);
	const other = join && nextNumber();
	// '20k or 7 seats' are two amounts as well.
	const isPair = other && (value < 1000 || other.value >= 1000) && (first.unit ?? other.unit) === other.unit;
	const last = isPair ? other : first;
	({ end } = last);
	const typed = last.unit ?? '';
	const [unit, factor] = CONVERTED[typed] ?? [typed, 1];
	const measure = (unit === 'kilogram' && (subject ?? next(SUBJECTS))) || unit || subject;
	if (/^([-/=]?\w|[.,]\d)/.test(text.slice(end))) return null;
	// 'k' after the second number counts for both: '20-30k', '$30-40,000'.
	const scale = value < 1000 && last.value >= 1000 ? 1000 : 1;
	return {
		numbers: [value * scale, last.value].map((number) => number * factor),
		bound: isPair && join === 'range' ? join : (last.tail ?? inner ?? (isPair ? 'choice' : 'exact')),
		measure: measure ?? (/\$|grand|dollars/.test(text.slice(start, end)) ? 'price' : ''),
		end,
	};
}
