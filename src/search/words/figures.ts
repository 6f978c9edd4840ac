import { isListFacet } from '../facets/facets.ts';
import { amountAt } from './amount.ts';
import type { Part } from './item.ts';
import type { Sentence } from './sentence.ts';

/** The least amounts of facets; lower ones mean something else: '$1', '12 month rego'. */
const LEAST: Readonly<Record<string, number>> = { price: 500, km: 1000, weekly_price_range: 20 };

/** Measures with bounds with which they have no meaning, or several: 'under 2019' could be a price. */
const UNCLEAR = /age (exact|around)|year (max|under|around)|^ exact|capacity exact|choice/;

/** A year; earlier ones are prices or other numbers. */
const YEAR = /\b(19[5-9]|20)\d\d\b/;

/** How far from a number 'around' reaches, as a part of it. */
const AROUND = 0.1;

/** The meaning of the amount at an offset of a sentence; a word where it has none or could have two, and null for no amount. */
export function figureAt({ text, counted, ranges, now }: Sentence, start: number): Part | null {
	const amount = amountAt(text, start);
	if (!amount) return null;
	const { numbers, end } = amount;
	let { bound, measure } = amount;
	const year = now.getFullYear();
	if (!measure && YEAR.test(text.slice(start, end)) && Math.max(...numbers) <= year + 1) measure = 'year';
	const isAge = measure === 'age';
	// A number by itself is mostly a price.
	const facet = isAge ? 'year' : measure || 'price';
	const all = isAge ? numbers.map((age) => year - age) : numbers;
	const least = Math.min(...all);
	const most = Math.max(...all);
	// The years of '2015 or 2019' are no range.
	if (bound === 'choice' && measure === 'year' && most - least < 2) bound = 'range';
	const isWhole = /year|seats|sleeps/.test(facet);
	// The younger a vehicle, the later its year.
	const isMin = isAge ? !/min|over|before/.test(bound) : /min|no_older|over|after/.test(bound);
	const isLength = facet === 'body_length';
	const isBoth = /range|choice|around/.test(bound) || (bound === 'exact' && (isWhole || isLength));
	const slack = bound === 'around' ? AROUND : 0;
	const step = isWhole && !isAge && /over|after|under|before/.test(bound) ? 1 : 0;
	const min = isBoth || isMin ? Math.round(least * (1 - slack)) + step : null;
	const max =
		isBoth || !isMin ? Math.round(most * (1 + slack)) - step + (isLength && bound === 'exact' ? 1 : 0) : null;
	if (isListFacet(facet)) {
		const values = Object.keys(counted[facet] ?? {}).filter(
			(value) => +value >= (min ?? 0) && +value <= (max ?? Infinity),
		);
		if (values.length > 0) return { kind: 'values', facet, values, end };
	}
	const known = ranges.find((name) => name === facet);
	const isSure = !UNCLEAR.test(`${measure} ${bound}`) && least >= (LEAST[facet] ?? 0);
	// From 100,000 a number by itself may be kilometres as well: 'corolla under 100000'.
	if (known && isSure && (measure || least < 100_000))
		return { kind: 'range', facet: known, range: { min, max }, end };
	// Its number must not be read without the words around it: 'under 2019', '12 month rego'. A number alone may be a name: '86'.
	return bound === 'exact' && !measure ? null : { kind: 'word', end };
}
