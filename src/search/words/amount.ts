import {
	BOUNDS,
	type Bound,
	CONVERTED,
	JOINS,
	type Measure,
	SUBJECTS,
	TAILS,
	UNITS,
} from './amount-phrases.ts';
import { numberAt } from './number.ts';
import { type PhraseTable, phraseAt } from './phrase-table.ts';

/** A number or two in a sentence, with the words around them. */
export interface Amount {
	/** One number, or the ends of a range; in the unit of the facet: dollars a week, kilograms. */
	readonly numbers: readonly number[];
	readonly bound: Bound;
	/** Null where the numbers are all there is. */
	readonly measure: Measure | null;
	/** Whether the numbers are joined by 'or'. */
	readonly isChoice: boolean;
	/** The offset after them. */
	readonly end: number;
}

/** The amount at an offset of a text in lower case; null for none. */
export function amountAt(text: string, start: number): Amount | null {
	let end = start;
	const next = <Kind extends string>(table: PhraseTable<Kind>) => {
		const found = phraseAt(table, text, end);
		end = found?.end ?? end;
		return found?.kind;
	};
	// 'Max price 20k' and 'price up to 20k'.
	const outer = next(BOUNDS);
	const subject = next(SUBJECTS);
	const inner = next(BOUNDS);
	const first = numberAt(text, end);
	if (!first) return null;
	end = first.end;
	const early = next(TAILS);
	const join = phraseAt(JOINS, text, end);
	const other = join && numberAt(text, join.end);
	// '20k or 7 seats' are two amounts as well.
	const second = other && (!first.isLarge || other.value >= 1000) ? other : null;
	end = second?.end ?? end;
	const unit = next(UNITS);
	const [measure, factor] = CONVERTED[unit ?? ''] ?? ([unit, 1] as const);
	const tail = next(TAILS);
	const counted = measure === 'mass' ? (subject ?? next(SUBJECTS) ?? measure) : (measure ?? subject);
	if (/^([-/=]?\w|[.,]\d)/.test(text.slice(end))) return null;
	const isMoney = /\$|grand|dollars|bucks/.test(text.slice(start, end));
	const isLarge = first.isLarge || second?.isLarge;
	// 'k' after the second number counts for both: '20-30k', '$30-40,000'.
	const scale = second && first.value < 1000 && second.value >= 1000 ? 1000 : 1;
	const numbers = second ? [first.value * scale, second.value] : [first.value];
	return {
		numbers: numbers.map((number) => Math.round(number * factor)),
		bound: second ? 'range' : (tail ?? early ?? inner ?? outer ?? 'exact'),
		measure: counted ?? (isMoney ? 'price' : isLarge ? 'thousands' : null),
		isChoice: second !== null && join?.kind === 'choice',
		end,
	};
}
