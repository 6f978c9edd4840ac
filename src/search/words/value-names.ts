import { STATES, stateOf } from '../../domain/place/states.ts';
import { wordsOf } from '../embedded/text/tokens.ts';
import type { ListFacetName } from '../facets/facets.ts';
import { keyOf, singular } from './key.ts';
import { COMMON_WORDS } from './word-lists.ts';

/** A run of words of a value's name. */
interface Run {
	readonly key: string;
	readonly value: string;
	/** What it is of the name: 0 for all of it, 1 for its first words, 2 for its last, 3 for others. The likelier to be meant is the lower. */
	readonly share: number;
}

/** The facets of which a part of a value's name may be the name: 'mercedes', 'prado', 'heated seats'. */
const PARTLY_NAMED = ['make_model', 'make', 'city', 'filtered_features'];

/** The facets in which a name that is part of another is unclear: a vehicle with a Panoramic sunroof has a sunroof. */
const UNCLEAR_PARTS = ['badge', 'filtered_features'];

/** Numbers that are no model without its make: '3' and '500' are mostly other numbers, and 2008 is a year. */
const NO_MODEL = /^(?:\d|\d{3}|(?:19|20)\d\d)$/;

/** LandCruisers are known by the number of their series; the names of other models stay as they are. */
const LANDCRUISER = /^LandCruiser (\d+)$/i;
const SERIES = ['LC$1', '$1 Series', 'LandCruiser $1 Series', '$1 Series LandCruiser'];

/** The runs of words in the names of a facet's values, by their keys. */
export function runsByKey(
	facet: ListFacetName,
	values: readonly string[],
	makes: readonly string[],
): Map<string, readonly Run[]> {
	const runs = values.flatMap((value): Run[] => {
		const [name, ...others] = namesOf(facet, value, makes);
		const wholes = others.map((other) => ({ key: keyOf(other), value, share: 0 }));
		return [...runsOf(name, value, facet === 'filtered_features'), ...wholes];
	});
	return Map.groupBy(runs, ({ key }) => key);
}

/**
 * The values that a key means: those with this name; else the one whose name begins so, or the models that do ('landcruiser'), or the model
 * whose name ends so.
 */
export function valuesMeant(facet: ListFacetName, key: string, runs: readonly Run[]): readonly string[] {
	const share = Math.min(...runs.map((run) => run.share));
	const values = [...new Set(runs.filter((run) => run.share === share).map(({ value }) => value))];
	const isOne = runs.every(({ value }) => value === values[0]);
	const isModel = facet === 'make_model';
	const isWhole = isModel ? !NO_MODEL.test(key) : isOne || !UNCLEAR_PARTS.includes(facet);
	const isPart =
		(share === 1 ? isOne || isModel : share === 2 && isOne && isModel) &&
		PARTLY_NAMED.includes(facet) &&
		/[a-z]{4}/.test(key) &&
		!COMMON_WORDS.has(key);
	return (share === 0 ? isWhole : isPart) ? values : [];
}

/** All runs of the words of a name. The first word of a feature's is too little: 'heated' for Heated front seats. */
function runsOf(name: string, value: string, isFeature: boolean): Run[] {
	const words = wordsOf(name).map(singular);
	const last = words.length - 1;
	return words.flatMap((_, from) =>
		words.slice(from).map((_, more): Run => {
			const isStart = from === 0 && !(isFeature && more === 0 && last > 0);
			const share = (isStart ? 0 : 2) + (from + more === last ? 0 : 1);
			return { key: words.slice(from, from + more + 1).join(''), value, share };
		}),
	);
}

/** The names of a value; only of the first a part may be the name too. */
function namesOf(facet: ListFacetName, value: string, makes: readonly string[]): [string, ...string[]] {
	const state = facet === 'state' && stateOf(value);
	if (state) return [value, STATES[state].name];
	// A flag is named by its facet: 'certified'.
	// 'Heated seats' for Heated front seats.
	if (facet === 'filtered_features') return [value, value.replace(/ .* /, ' ')];
	if (facet !== 'make_model') return [value === 'true' ? facet : value];
	const [make = ''] = makes
		.filter((each) => value.startsWith(`${each} `))
		.sort((a, b) => b.length - a.length);
	const model = value.slice(make.length).trim();
	return [model, value, ...SERIES.map((name) => model.replace(LANDCRUISER, name))];
}
