import type { RangeFacetName } from '../facets/facets.ts';
import type { Range } from '../state.ts';
import { type Amount, amountAt } from './amount.ts';
import type { Part } from './item.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** The meaning of the amount at an offset of a text in lower case; a word where it has none or could have two, and null for no amount. */
export function figureAt(text: string, start: number, { counted, ranges, now }: Vocabulary): Part | null {
	const found = amountAt(text, start);
	if (!found) return null;
	const { amount, end } = found;
	const { measure, from, to, bound, isChoice } = amount;
	const isExact = bound === 'exact' && to === null;
	// Its number must not be read without the words around it: 'under 2019', '12 month rego'. A number alone may be a name: '86'.
	const unknown = isExact && measure === null ? null : ({ kind: 'word', end } as const);
	if (measure === 'seats' || measure === 'sleeps') {
		const { min, max } = rangeOf(isExact ? { ...amount, to: from } : amount);
		const values = Object.keys(counted[measure] ?? {}).filter(
			(value) => +value >= (min ?? 0) && +value <= (max ?? +value) && !(amount.isStrict && +value === from),
		);
		return values.length > 0 ? { kind: 'names', names: [{ facet: measure, values }], end } : unknown;
	}
	const year = now.getFullYear();
	const facet = measure === 'age' || isYear(amount, year) ? 'year' : (measure ?? 'price');
	const range =
		facet === 'year'
			? yearsOf(amount, year)
			: rangeOf(isExact && facet === 'body_length' ? { ...amount, to: from + 1 } : amount);
	const isUnclear =
		(isChoice && facet !== 'year') ||
		(facet === 'price' && !isPrice(amount)) ||
		(facet === 'engine_capacity' && isExact);
	const known = ranges.find((name) => name === facet);
	return known && range && !isUnclear && !(Math.min(from, to ?? from) < Number(LEAST[known]))
		? { kind: 'range', facet: known, range, end }
		: unknown;
}

/** Whether numbers without a unit are years of vehicles. */
function isYear({ from, to, measure }: Amount, year: number): boolean {
	const isOne = (value: number) => value >= LEAST_YEAR && value <= year + 1;
	return measure === null && isOne(from) && isOne(to ?? from);
}

/**
 * The years of vehicles, by year or age: 'after 2019' begins with 2020, and 'over 10 years old' are earlier. Null for 'under 2019', which
 * could be a price, and for '2015 or 2019', as a range would add the years between.
 */
function yearsOf({ from, to, bound, isChoice, measure }: Amount, year: number): Range | null {
	const isAge = measure === 'age';
	const step = isAge ? 0 : 1;
	const [first, last] = isAge ? [year - (to ?? from), year - from] : [from, to ?? from];
	if (to !== null) return isChoice && last - first > 1 ? null : { min: first, max: last };
	if (bound === 'exact') return isAge ? null : { min: first, max: last };
	if (bound === 'after') return { min: first + step, max: null };
	if (bound === 'before') return { min: null, max: last - step };
	if (bound === 'no_older' || bound === (isAge ? 'max' : 'min')) return { min: first, max: null };
	return isAge && bound === 'min' ? { min: null, max: last } : null;
}

/** Whether a number without a unit is a price. */
function isPrice({ from, to, isMoney, bound }: Amount): boolean {
	const least = Math.min(from, to ?? from);
	const isCompared = bound !== 'exact' || to !== null;
	return isMoney || (isCompared && least >= 1000 && least < LEAST_UNCLEAR);
}

/** A range; a number without a bound is the maximum: '$40,000'. */
function rangeOf({ from, to, bound }: Amount): Range {
	if (to !== null) return { min: Math.min(from, to), max: Math.max(from, to) };
	if (bound === 'around')
		return { min: Math.round(from * (1 - AROUND)), max: Math.round(from * (1 + AROUND)) };
	return bound === 'min' || bound === 'after' ? { min: from, max: null } : { min: null, max: from };
}
