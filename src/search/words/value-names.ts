import { STATES, stateOf } from '../../domain/place/states.ts';
import { wordsOf } from '../embedded/text/tokens.ts';
import type { ListFacetName } from '../facets/facets.ts';
import { keyOf, singular } from './key.ts';
import { COMMON_WORDS } from './word-lists.ts';

/** A run of words of a value's name. */
interface Run {
	readonly key: string;
	readonly value: string;
	/** How many words it has, and how many of the name are before and after it. */
	readonly count: number;
	readonly before: number;
	readonly after: number;
}

/** The facets of which a part of a value's name may be the name: 'mercedes', 'prado', 'heated seats'. */
const PARTLY_NAMED: ReadonlySet<ListFacetName> = new Set(['make_model', 'make', 'city', 'filtered_features']);

/** The facets in which a name that is part of another is unclear: a vehicle with a Panoramic sunroof has a sunroof. */
const UNCLEAR_PARTS: ReadonlySet<ListFacetName> = new Set(['badge', 'filtered_features']);

/** Numbers that are no model without its make: '3' and '500' are mostly other numbers, and 2008 is a year. */
const NO_MODEL = /^(?:\d|\d{3}|(?:19|20)\d\d)$/;

/** The values of a facet by the keys of the phrases that name them. */
export function valueNames(
	facet: ListFacetName,
	values: readonly string[],
	makes: readonly string[],
): [key: string, values: readonly string[]][] {
	const runs = values.flatMap((value) => {
		const [name, ...others] = namesOf(facet, value, makes);
		return [
			...runsOf(name, value),
			...others.map((other) => ({ key: keyOf(other), value, count: 1, before: 0, after: 0 })),
		];
	});
	return [...Map.groupBy(runs, ({ key }) => key)].map(([key, found]) => [key, meant(facet, key, found)]);
}

/**
 * The values that a key means: those with this name; else the one whose name begins so, or the models that do ('landcruiser'), or the model
 * whose name ends so.
 */
function meant(facet: ListFacetName, key: string, runs: readonly Run[]): readonly string[] {
	const valuesOf = (isMeant: (run: Run) => boolean) => [
		...new Set(runs.filter(isMeant).map(({ value }) => value)),
	];
	const isModel = facet === 'make_model';
	const isOne = valuesOf(() => true).length === 1;
	const whole = valuesOf(({ before, after }) => before + after === 0);
	if (whole.length > 0) {
		const isUnclear = isModel ? NO_MODEL.test(key) : !isOne && UNCLEAR_PARTS.has(facet);
		return isUnclear ? [] : whole;
	}
	if (!PARTLY_NAMED.has(facet) || !/[a-z]{4}/.test(key) || COMMON_WORDS.has(key)) return [];
	const starts = valuesOf(
		({ before, count }) => before === 0 && (count > 1 || facet !== 'filtered_features'),
	);
	if (!isModel) return isOne ? starts : [];
	return starts.length > 0 ? starts : valuesOf(({ after }) => isOne && after === 0);
}

/** All runs of the words of a name, and its first word with its last: 'heated seats' for Heated front seats. */
function runsOf(name: string, value: string): Run[] {
	const words = wordsOf(name).map(singular);
	const runs = words.flatMap((_, before) =>
		words.slice(before).map((_, after, { length }): Run => {
			const count = length - after;
			return { key: words.slice(before, before + count).join(''), value, count, before, after };
		}),
	);
	return words.length > 2
		? [...runs, { key: `${words[0]}${words.at(-1)}`, value, count: 2, before: 0, after: 1 }]
		: runs;
}

/** The names of a value; only of the first a part may be the name too. */
function namesOf(facet: ListFacetName, value: string, makes: readonly string[]): [string, ...string[]] {
	const state = facet === 'state' && stateOf(value);
	if (state) return [value, STATES[state].name];
	if (facet !== 'make_model') return [value];
	const [make = ''] = makes
		.filter((each) => value.startsWith(`${each} `))
		.sort((a, b) => b.length - a.length);
	const model = value.slice(make.length).trim();
	const [, series] = /^LandCruiser (\d+)$/i.exec(model) ?? [];
	return series === undefined
		? [model, value]
		: [model, value, `LC${series}`, `${series} Series`, `${model} Series`, `${series} Series LandCruiser`];
}
