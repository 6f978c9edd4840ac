import { isListFacet } from '../facets/facets.ts';
import { type Amount, amountAt } from './amount.ts';
import type { Part } from './item.ts';
import type { Sentence } from './sentence.ts';

/** The least amounts of facets; lower ones mean something else: '$1', '12 month rego'. */
const LEAST: Readonly<Record<string, number>> = { price: 500, km: 1000, weekly_price_range: 20 };

/** Measures with bounds with which they have no meaning, or several: 'under 2019' could be a price. */
const UNCLEAR = /age (exact|around)|year (max|under|around)|^ exact|capacity exact|choice/;

/** A year; earlier ones are prices or other numbers. */
const YEAR = /\b(19[5-9]|20)\d\d\b/;

/** What a number counts that is neither dollars nor a length: 'under 40 minutes', 'over 64 kWh'. */
const OTHER_UNIT = /^ ?(min|hour|day|kwh?\b|inch|people|%)/;

/** No caravan is longer, feet: where there are caravans, 'under 20' may be a length. */
const LONGEST = 30;

/** How far from a number 'around' reaches, as a part of it. */
const AROUND = 0.1;

/** The meaning of the amount at an offset of a sentence; a word where it has none or could have two, and null for no amount. */
export function figureAt(sentence: Sentence, start: number): Part | null {
	const { text, counted, ranges, now } = sentence;
	const amount = amountAt(text, start);
	if (!amount) return null;
	const { numbers, measure, end } = measured(amount, text.slice(start, amount.end), sentence);
	let { bound } = amount;
	const year = now.getFullYear();
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
	// 17.6 feet are '17 foot'.
	const [round, more] = isLength && bound === 'exact' ? [Math.floor, 1] : [Math.round, 0];
	const min = isBoth || isMin ? round(least * (1 - slack)) + step : null;
	const max = isBoth || !isMin ? round(most * (1 + slack)) - step + more : null;
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

/** An amount with what its size says that it counts: 2019 is a year, and 'under 45' thousands of dollars. */
function measured(amount: Amount, typed: string, { text, ranges, now }: Sentence): Amount {
	const { numbers, bound, measure, end } = amount;
	const least = Math.min(...numbers);
	const most = Math.max(...numbers);
	if (!measure && YEAR.test(typed) && most <= now.getFullYear() + 1) return { ...amount, measure: 'year' };
	const isOther = /\$/.test(typed) || OTHER_UNIT.test(text.slice(end)) || least < 10 || most > 99;
	const isBudget = measure === 'price';
	const isBounded = !measure && !/exact|choice/.test(bound);
	const isLength = ranges.includes('body_length') && least <= LONGEST;
	if (isOther || !(isBudget || (isBounded && !isLength))) return amount;
	return { ...amount, numbers: numbers.map((number) => number * 1000), measure: 'price' };
}
