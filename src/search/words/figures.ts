import { isListFacet, type RangeFacetName } from '../facets/facets.ts';
import { amountAt } from './amount.ts';
import type { Bound, Measure } from './amount-phrases.ts';
import { rangeOf } from './figure-range.ts';
import type { Part } from './item.ts';
import type { Sentence } from './sentence.ts';

/** The facets of measures with another name. */
const FACETS: { readonly [Name in Measure]?: RangeFacetName } = { age: 'year', thousands: 'price' };

/**
 * Amounts from the first limit and below the second; others mean something else: '$1', '12 month rego', '10k'. From 100,000 a number without a dollar
 * sign may be kilometres as well: 'corolla under 100000'.
 */
const LIMITS: { readonly [Name in Measure]?: readonly [from: number, below?: number] } = {
	price: [500],
	thousands: [1000, 100_000],
	weekly_price_range: [20],
	km: [1000],
};

/** The bounds with which a measure has no meaning, or several: 'under 2019' could be a price. */
const UNCLEAR: { readonly [Name in Measure]?: RegExp } = {
	age: /exact|around/,
	year: /max|under|around/,
	engine_capacity: /exact/,
	thousands: /exact/,
};

/** The younger a vehicle, the later its year; other bounds mean the least year. */
const BOUNDS_OF_AGES: { readonly [Name in Bound]?: Bound } = {
	range: 'range',
	min: 'max',
	over: 'max',
	before: 'max',
};

/** Earlier years are prices or other numbers. */
const LEAST_YEAR = 1950;

/** The meaning of the amount at an offset of a sentence; a word where it has none or could have two, and null for no amount. */
export function figureAt({ text, counted, ranges, now }: Sentence, start: number): Part | null {
	const amount = amountAt(text, start);
	if (!amount) return null;
	const { numbers, bound, isChoice, end } = amount;
	const year = now.getFullYear();
	const isYear = amount.measure === null && numbers.every((each) => each >= LEAST_YEAR && each <= year + 1);
	const measure = isYear ? 'year' : (amount.measure ?? 'thousands');
	const facet = FACETS[measure] ?? measure;
	const range =
		measure === 'age'
			? rangeOf(
					facet,
					numbers.map((age) => year - age),
					BOUNDS_OF_AGES[bound] ?? 'min',
				)
			: rangeOf(facet, numbers, bound);
	if (isListFacet(facet)) {
		const { min, max } = range;
		const values = Object.keys(counted[facet] ?? {}).filter(
			(value) => +value >= (min ?? 0) && +value <= (max ?? Infinity),
		);
		if (values.length > 0) return { kind: 'values', facet, values, end };
	}
	const least = Math.min(...numbers);
	const [from = 0, below = Infinity] = LIMITS[measure] ?? [];
	// A range would add the years between '2015 or 2019'.
	const isSure = isChoice
		? facet === 'year' && Math.max(...numbers) - least <= 1
		: !UNCLEAR[measure]?.test(bound);
	const known = ranges.find((name) => name === facet);
	if (known && isSure && least >= from && least < below) return { kind: 'range', facet: known, range, end };
	// Its number must not be read without the words around it: 'under 2019', '12 month rego'. A number alone may be a name: '86'.
	return bound === 'exact' && amount.measure === null ? null : { kind: 'word', end };
}
