import { STATES, stateOf } from '../../domain/place/states.ts';
import { wordsOf } from '../embedded/text/tokens.ts';
import type { ListFacetName } from '../facets/facets.ts';
import { keyOf, singular } from './key.ts';
import { COMMON_WORDS } from './word-lists.ts';

/** A run of words of a value's name. */
interface Run {
	readonly key: string;
	readonly value: string;
	/** Whether it begins the name, and ends it. */
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly isWord: boolean;
}

/** The facets of which a part of a value's name may be the name: 'mercedes', 'prado', 'heated seats'. */
const PARTLY_NAMED = ['make_model', 'make', 'city', 'filtered_features'];

/** The facets in which a name that is part of another is unclear: a vehicle with a Panoramic sunroof has a sunroof. */
const UNCLEAR_PARTS = ['badge', 'filtered_features'];

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
		return [...runsOf(name, value), ...others.map((other) => runOf(keyOf(other), value))];
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
	const whole = valuesOf(({ isFirst, isLast }) => isFirst && isLast);
	if (whole.length > 0) {
		const isUnclear = isModel ? NO_MODEL.test(key) : !isOne && UNCLEAR_PARTS.includes(facet);
		return isUnclear ? [] : whole;
	}
	if (!PARTLY_NAMED.includes(facet) || !/[a-z]{4}/.test(key) || COMMON_WORDS.has(key)) return [];
	const starts = valuesOf(({ isFirst, isWord }) => isFirst && !(isWord && facet === 'filtered_features'));
	if (!isModel) return isOne ? starts : [];
	return starts.length > 0 ? starts : valuesOf(({ isLast }) => isOne && isLast);
}

const runOf = (key: string, value: string, isFirst = true, isLast = true, isWord = false): Run => ({
	key,
	value,
	isFirst,
	isLast,
	isWord,
});

/** All runs of the words of a name, and its first word with its last: 'heated seats' for Heated front seats. */
function runsOf(name: string, value: string): Run[] {
	const words = wordsOf(name).map(singular);
	const last = words.length - 1;
	const runs = words.flatMap((_, from) =>
		words.slice(from).map((_, at) => {
			const key = words.slice(from, from + at + 1).join('');
			return runOf(key, value, from === 0, from + at === last, at === 0);
		}),
	);
	return [...runs, ...(last > 1 ? [runOf(`${words[0]}${words[last]}`, value, true, false)] : [])];
}

/** The names of a value; only of the first a part may be the name too. */
function namesOf(facet: ListFacetName, value: string, makes: readonly string[]): [string, ...string[]] {
	const state = facet === 'state' && stateOf(value);
	if (state) return [value, STATES[state].name];
	// A flag is named by its facet: 'certified'.
	if (facet !== 'make_model') return [value === 'true' ? facet : value];
	const [make = ''] = makes
		.filter((each) => value.startsWith(`${each} `))
		.sort((a, b) => b.length - a.length);
	const model = value.slice(make.length).trim();
	const [, series] = /^LandCruiser (\d+)$/i.exec(model) ?? [];
	return series === undefined
		? [model, value]
		: [model, value, `LC${series}`, `${series} Series`, `${model} Series`, `${series} Series LandCruiser`];
}
