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
	/** In the unit of the facet: dollars a week, kilograms. */
	readonly from: number;
	/** The second number of a range; null for a single one. */
	readonly to: number | null;
	readonly bound: Bound;
	/** The price for dollars and thousands without a unit: '$40,000', '40k'. Null where the numbers are all there is. */
	readonly measure: Measure | null;
	readonly isMoney: boolean;
	/** Whether the numbers are joined by 'or'. */
	readonly isChoice: boolean;
	/** The offset after them. */
	readonly end: number;
}

/** The amount at an offset of a text in lower case; null for none. */
export function amountAt(text: string, start: number): Amount | null {
	let end = start;
	const meaningIn = <Meaning extends string>(table: PhraseTable<Meaning>) => {
		const found = phraseAt(table, text, end);
		if (found) end = found.end;
		return found?.kind;
	};
	// 'Max price 20k' and 'price up to 20k'.
	const outer = meaningIn(BOUNDS);
	const subject = meaningIn(SUBJECTS);
	const bound = meaningIn(BOUNDS) ?? outer ?? 'exact';
	const first = numberAt(text, end);
	if (!first) return null;
	end = first.end;
	const early = meaningIn(TAILS);
	const join = phraseAt(JOINS, text, end);
	const next = join && numberAt(text, join.end);
	// '20k or 7 seats' are two amounts as well.
	const second = next && first.isLarge && next.value < 1000 ? null : next;
	if (second) end = second.end;
	const unit = meaningIn(UNITS);
	const [measure, factor] = CONVERTED[unit ?? ''] ?? ([unit, 1] as const);
	const tail = meaningIn(TAILS) ?? early;
	const counted = measure === 'mass' ? (subject ?? meaningIn(SUBJECTS) ?? measure) : (measure ?? subject);
	if (/^(?:\w|[.,]\d|[-/]\w)/.test(text.slice(end))) return null;
	const said = text.slice(start, end);
	const isMoney = /\$|grand|dollars|bucks/.test(said);
	// 'k' after the second number counts for both: '20-30k', '$30-40,000'.
	const isShort = second && first.value < 1000 && second.value >= 1000;
	return {
		from: Math.round(first.value * (isShort ? 1000 : factor)),
		to: second && Math.round(second.value * factor),
		bound: tail ?? bound,
		measure: counted ?? (isMoney || /k\b|thou|mil/.test(said) ? 'price' : null),
		isMoney: isMoney || counted === 'price',
		isChoice: second !== null && join?.kind === 'choice',
		end,
	};
}
