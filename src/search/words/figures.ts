import type { Range } from '../state.ts';
import { type Amount, amountAt } from './amount.ts';
import type { Meaning } from './item.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Lower amounts are no price of a vehicle: '$1'. */
const LEAST_PRICE = 500;

/** From here a number without a dollar sign may be kilometres as well: 'corolla under 100000'. */
const LEAST_UNCLEAR = 100_000;

/** How far from a number 'around' reaches, as a part of it. */
const AROUND = 0.1;

/** Earlier years are prices or other numbers. */
const LEAST_YEAR = 1950;

/** The meaning of the amount at an offset of a text in lower case, and the offset after it; null where it has none or could have two. */
export function figureAt(
	text: string,
	start: number,
	vocabulary: Vocabulary,
): { meaning: Meaning; end: number } | null {
	const found = amountAt(text, start);
	const meaning = found && meaningOf(found.amount, vocabulary);
	return meaning && { meaning, end: found.end };
}

function meaningOf(amount: Amount, vocabulary: Vocabulary): Meaning | null {
	const { measure, from, to, bound, isChoice } = amount;
	const isExact = bound === 'exact' && to === null;
	if (measure === 'seats' || measure === 'sleeps') {
		const { min, max } = rangeOf(isExact ? { ...amount, to: from } : amount);
		const values = vocabulary[measure].filter(
			(value) => value >= (min ?? value) && value <= (max ?? value) && !(amount.isStrict && value === from),
		);
		return values.length > 0
			? { kind: 'names', names: [{ facet: measure, values: values.map(String) }] }
			: null;
	}
	const facet = measure === 'age' || isYear(amount, vocabulary.year) ? 'year' : (measure ?? 'price');
	const range =
		facet === 'year'
			? yearsOf(amount, vocabulary.year)
			: rangeOf(isExact && facet === 'body_length' ? { ...amount, to: from + 1 } : amount);
	const isUnclear =
		(isChoice && facet !== 'year') ||
		(facet === 'price' && !isPrice(amount)) ||
		(facet === 'km' && from < 1000) ||
		(facet === 'engine_capacity' && isExact);
	return range && !isUnclear && facet !== 'mass' && vocabulary.ranges.includes(facet)
		? { kind: 'range', facet, range }
		: null;
}

/** Whether numbers without a unit are years of vehicles. */
function isYear({ from, to, measure, isMoney, isThousands }: Amount, year: number): boolean {
	const isOne = (value: number) => value >= LEAST_YEAR && value <= year + 1;
	return measure === null && !isMoney && !isThousands && isOne(from) && isOne(to ?? from);
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
	if (bound === 'no-older' || bound === (isAge ? 'max' : 'min')) return { min: first, max: null };
	return isAge && bound === 'min' ? { min: null, max: last } : null;
}

/** Whether a number without a unit is a price. */
function isPrice({ from, to, isMoney, isThousands, bound }: Amount): boolean {
	const least = Math.min(from, to ?? from);
	const isCompared = bound !== 'exact' || to !== null;
	return (
		least >= LEAST_PRICE &&
		(isMoney || (isCompared && (isThousands || least >= 1000) && least < LEAST_UNCLEAR))
	);
}

/** A range; a number without a bound is the maximum: '$40,000'. */
function rangeOf({ from, to, bound }: Amount): Range {
	if (to !== null) return { min: Math.min(from, to), max: Math.max(from, to) };
	if (bound === 'around')
		return { min: Math.round(from * (1 - AROUND)), max: Math.round(from * (1 + AROUND)) };
	return bound === 'min' || bound === 'after' ? { min: from, max: null } : { min: null, max: from };
}
