import { STATES, stateOf } from '../../domain/place/states.ts';
import { wordsOf } from '../embedded/text/tokens.ts';
import type { ListFacetName } from '../facets/facets.ts';
import { keyOf, singular } from './key.ts';
import { COMMON_WORDS } from './word-lists.ts';

/** The name of a value, or the words that it begins or ends with. */
interface Run {
	readonly key: string;
	readonly value: string;
	/** What it is of the name: 0 for all of it, 1 for its first words, 2 for its last. The likelier to be meant is the lower. */
	readonly share: number;
}

/** The facets of which a part of a value's name may be the name: 'mercedes', 'prado', 'heated seats'. */
const PARTLY_NAMED = /make|city|features/;

/** The facets in which a name that is part of another is unclear: a vehicle with a Panoramic sunroof has a sunroof. */
const UNCLEAR_PARTS = /badge|features/;

/** Numbers that are no model without its make: '3' and '500' are mostly other numbers, and 2008 is a year. */
const NO_MODEL = /^(\d|\d{3}|(19|20)\d\d)$/;

/** LandCruisers are known by the number of their series; the names of other models stay as they are. */
const LANDCRUISER = /^LandCruiser (\d+)$/i;
const SERIES = ['LC$1', '$1 Series', 'LandCruiser $1 Series', '$1 Series LandCruiser'];

/** The runs of words in the names of a facet's values, by their keys. */
export function runsByKey(
	facet: ListFacetName,
	values: readonly string[],
	makes: readonly string[],
): Map<string, readonly Run[]> {
	const runs = values.flatMap((value) => {
		const names = namesOf(facet, value, makes);
		return [
			...names.map((name): Run => ({ key: keyOf(name), value, share: 0 })),
			...partsOf(names[0], value, facet === 'filtered_features'),
		];
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
	const isWhole = isModel ? !NO_MODEL.test(key) : isOne || !UNCLEAR_PARTS.test(facet);
	const isPart =
		Number(share === 1) + Number(isModel) + Number(isOne) > 1 &&
		PARTLY_NAMED.test(facet) &&
		/[a-z]{4}/.test(key) &&
		!COMMON_WORDS.has(key);
	return (share === 0 ? isWhole : isPart) ? values : [];
}

/** The first and the last words of a name. The first word of a feature's is too little: 'heated' for Heated front seats. */
function partsOf(name: string, value: string, isFeature: boolean): Run[] {
	const words = wordsOf(name).map(singular);
	return words.slice(1).flatMap((_, index) => [
		{ key: words.slice(0, index + 1).join(''), value, share: isFeature && index === 0 ? 2 : 1 },
		{ key: words.slice(index + 1).join(''), value, share: 2 },
	]);
}

/** The names of a value; only of the first a part may be the name too. */
function namesOf(facet: ListFacetName, value: string, makes: readonly string[]): [string, ...string[]] {
	const state = facet === 'state' && stateOf(value);
	if (state) return [value, STATES[state].name];
	// 'Heated seats' for Heated front seats.
	if (facet === 'filtered_features') return [value, value.replace(/ .* /, ' ')];
	// A flag is named by its facet: 'certified'.
	if (facet !== 'make_model') return [value === 'true' ? facet : value];
	const [make = ''] = makes
		.filter((each) => value.startsWith(`${each} `))
		.sort((a, b) => b.length - a.length);
	const model = value.slice(make.length).trim();
	return [model, value, ...SERIES.map((name) => model.replace(LANDCRUISER, name))];
}
