import type { RangeFacetName } from '../facets/facets.ts';
import type { Range } from '../state.ts';
import { type Amount, amountAt } from './amount.ts';
import type { Bound } from './amount-phrases.ts';
import type { Part } from './item.ts';
import type { Sentence } from './sentence.ts';

/** Lower amounts mean something else: '$1', '12 month rego', '10k'. */
const LEAST: { readonly [Name in RangeFacetName]?: number } = {
	price: 500,
	weekly_price_range: 20,
	km: 1000,
};

/** From here a number without a dollar sign may be kilometres as well: 'corolla under 100000'. */
const LEAST_UNCLEAR = 100_000;

/** How far from a number 'around' reaches, as a part of it. */
const AROUND = 0.1;

/** Earlier years are prices or other numbers. */
const LEAST_YEAR = 1950;

/** The meaning of the amount at an offset of a sentence; a word where it has none or could have two, and null for no amount. */
export function figureAt({ text, counted, ranges, now }: Sentence, start: number): Part | null {
	const amount = amountAt(text, start);
	if (!amount) return null;
	const { from, to, bound, measure, isMoney, isChoice, end } = amount;
	const year = now.getFullYear();
	const isAge = measure === 'age';
	const isYear =
		measure === null && [from, to ?? from].every((each) => each >= LEAST_YEAR && each <= year + 1);
	const facet = isAge || isYear ? 'year' : (measure ?? 'price');
	// The younger a vehicle, the later its year.
	const range = isAge
		? rangeOf(facet, year - from, to && year - to, /min|over|before/.test(bound) ? 'max' : 'min')
		: rangeOf(facet, from, to, bound);
	if (facet === 'seats' || facet === 'sleeps') {
		const { min, max } = range;
		const values = Object.keys(counted[facet] ?? {}).filter(
			(value) => +value >= (min ?? 0) && +value <= (max ?? +value),
		);
		if (values.length > 0) return { kind: 'values', facet, values, end };
	}
	const isAlone = bound === 'exact' && to === null;
	const least = Math.min(from, to ?? from);
	const isSure =
		facet === 'year'
			? isSureYear(amount)
			: !isChoice &&
				(facet !== 'engine_capacity' || !isAlone) &&
				(facet !== 'price' || isMoney || (!isAlone && least >= 1000 && least < LEAST_UNCLEAR));
	const known = ranges.find((name) => name === facet);
	if (known && isSure && !(least < Number(LEAST[known]))) return { kind: 'range', facet: known, range, end };
	// Its number must not be read without the words around it: 'under 2019', '12 month rego'. A number alone may be a name: '86'.
	return isAlone && measure === null ? null : { kind: 'word', end };
}

/** Whether an age or a year has one meaning. 'Under 2019' could be a price, and a range would add the years between '2015 or 2019'. */
function isSureYear({ from, to, bound, measure, isChoice }: Amount): boolean {
	if (to !== null) return !isChoice || Math.abs(from - to) <= 1;
	return !(measure === 'age' ? /exact|around/ : /max|under|around/).test(bound);
}

/**
 * The numbers that are meant. Whole numbers begin after 'over', and are meant alone without a bound; a length then reaches to the next foot,
 * and others are the maximum: '$40,000'.
 */
function rangeOf(facet: string, from: number, to: number | null, bound: Bound): Range {
	const isWhole = /year|seats|sleeps/.test(facet);
	if (to !== null) return { min: Math.min(from, to), max: Math.max(from, to) };
	if (bound === 'around')
		return { min: Math.round(from * (1 - AROUND)), max: Math.round(from * (1 + AROUND)) };
	if (bound === 'exact' && isWhole) return { min: from, max: from };
	if (bound === 'exact' && facet === 'body_length') return { min: from, max: from + 1 };
	const step = isWhole && /over|after|under|before/.test(bound) ? 1 : 0;
	return /min|no_older|over|after/.test(bound)
		? { min: from + step, max: null }
		: { min: null, max: from - step };
}
