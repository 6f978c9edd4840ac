import { wordsOf } from '../embedded/text/tokens.ts';
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName } from '../facets/facets.ts';
import type { SearchAnswer } from '../protocol.ts';
import { ALIASES } from './aliases.ts';
import type { Name } from './item.ts';
import { keyOf, singular } from './key.ts';
import { nearestKey } from './nearest-key.ts';
import { namesOfValue } from './value-names.ts';
import { COMMON_WORDS, FILLERS } from './word-lists.ts';

/** Facets in whose names a typo is corrected: colours are too short, and places too alike unless 'near' is before them. */
const TYPO_FACETS = /make|badge|body|fuel|transmission|tag/;

/** Numbers that are no model without its make: '3' and '500' are mostly other numbers, and 2008 is a year. */
const NO_MODEL = /^(\d|\d{3}|(19|20)\d\d)$/;

/** The counted facets of a stock. */
export type Counted = NonNullable<SearchAnswer<unknown>['facetDistribution']>;

/** The name of a value, or the words that it begins or ends with. */
interface Run {
	readonly facet: ListFacetName;
	readonly key: string;
	readonly value: string;
	/** What it is of the name: 0 for all of it, 1 for its first words, 2 for its last. The likelier to be meant is the lower. */
	readonly share: number;
}

/** The names that a stock gives to its makes, models, bodies and so on, by their keys; of several the likeliest is first. */
export type Names = ReadonlyMap<string, readonly Run[]>;

/** The names of a stock's counted values; facets with numbers have none. */
export function namesOf(counted: Counted): Names {
	// 'Sport' and 'touring' are bodies only where all vehicles are motorcycles.
	const isMotorcycles = Object.keys(counted['item_type'] ?? {}).join() === 'motorcycle';
	const valuesOf = (facet: ListFacetName) => Object.keys(counted[facet] ?? {});
	const makes = valuesOf('make').sort();
	// The later facets are the likelier: 'caravan' is a body before it is a type, and 'sport' before it is a badge.
	const facets = LIST_FACET_NAMES.toReversed().filter(
		(facet) => LIST_FACETS[facet].order !== 'number' && facet !== 'model',
	);
	const runs = facets.flatMap((facet) =>
		valuesOf(facet)
			.filter(
				(value) =>
					value !== 'false' && (isMotorcycles || facet !== 'body' || !COMMON_WORDS.has(keyOf(value))),
			)
			.flatMap((value): Run[] =>
				namesOfValue(facet, value, makes).flatMap((name, index) => {
					const run = (key: string, share: number) => ({ facet, key, value, share });
					const words = wordsOf(name).map(singular);
					// Of the first name only a part may be the name too.
					return index
						? run(words.join(''), 0)
						: words.flatMap((_, at) => [
								run(words.slice(at).join(''), at ? 2 : 0),
								// The first word of a feature's name is too little: 'heated' for Heated front seats; and who wants leather
								// does not want what is behind the comma of 'Leather seats, heated'.
								run(
									words.slice(0, at).join(''),
									facet === 'filtered_features' && (at < 2 || /, /.test(name)) ? 2 : 1,
								),
							]);
				}),
			),
	);
	return Map.groupBy(runs, ({ key }) => key);
}

/** What a phrase names; none where it is no name. */
export function named(phrase: string, names: Names): readonly Name[] {
	const typed = keyOf(phrase);
	const keys = [typed, ...(ALIASES.get(typed) ?? [])];
	return keys.flatMap((key) =>
		[...Map.groupBy(names.get(key) ?? [], ({ facet }) => facet)].flatMap(([facet, runs]) => {
			const share = Math.min(...runs.map((run) => run.share));
			const values = [...new Set(runs.filter((run) => run.share === share).map(({ value }) => value))];
			const isOne = runs.every(({ value }) => value === values[0]);
			const isModel = facet === 'make_model';
			const isMeant = share
				? (isModel ? isOne || share < 2 : isOne && share < 2 && /make|city|features/.test(facet)) &&
					/[a-z]{4}/.test(key) &&
					!COMMON_WORDS.has(key)
				: isModel
					? !NO_MODEL.test(key)
					: isOne || !/badge|features/.test(facet);
			return isMeant ? [{ facet, values }] : [];
		}),
	);
}

/** A word as it is spelt in the names of some facets; as it is typed where it is no typo, or could be one of several. */
export function spelt(word: string, names: Names, facets = TYPO_FACETS): string {
	const key = keyOf(word);
	if (names.has(key) || COMMON_WORDS.has(key) || FILLERS.has(word)) return word;
	// A name, or the end of one: 'range' of a Range Rover is neither, and 'rangr' a Ranger.
	const isMeant = (other: string) =>
		[...named(other, names), ...(names.get(other) ?? []).filter(({ share }) => share === 2)].some(
			({ facet }) => facets.test(facet),
		);
	return nearestKey(key, names.keys(), isMeant) ?? word;
}
