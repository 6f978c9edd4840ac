import { typoDistance } from '../embedded/text/distance.ts';
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName } from '../facets/facets.ts';
import type { SearchAnswer } from '../protocol.ts';
import { meaningsOf } from './aliases.ts';
import type { Name } from './item.ts';
import { keyOf } from './key.ts';
import { runsByKey, valuesMeant } from './value-names.ts';
import { COMMON_WORDS } from './word-lists.ts';

/** Facets in whose names a typo is corrected: colours are too short, and places too alike unless 'near' is before them. */
export const TYPO_FACETS = /make|badge|body|fuel|transmission/;

/** Shorter words are too close to other words for a typo to be recognised. */
const MIN_TYPO_LENGTH = 5;

/** From this length two letters may differ. */
const MIN_TWO_TYPOS_LENGTH = 9;

/** The counted facets of a stock. */
export type Counted = NonNullable<SearchAnswer<unknown>['facetDistribution']>;

/** The names that a stock gives to its makes, models, bodies and so on, by their keys; of several the likeliest is first. */
export type Names = ReadonlyMap<string, readonly Name[]>;

/** The names of a stock's counted values; facets with numbers have none. */
export function namesOf(counted: Counted): Names {
	const names = new Map<string, readonly Name[]>();
	const isMotorcycles = Object.keys(counted['item_type'] ?? {}).join() === 'motorcycle';
	const valuesOf = (facet: ListFacetName) =>
		Object.keys(counted[facet] ?? {}).filter(
			// 'Sport' and 'touring' are bodies only where all vehicles are motorcycles.
			(value) => value !== 'false' && (isMotorcycles || facet !== 'body' || !COMMON_WORDS.has(keyOf(value))),
		);
	// The later facets are the likelier: 'caravan' is a body before it is a type, and 'sport' before it is a badge.
	for (const facet of LIST_FACET_NAMES.toReversed()) {
		if (LIST_FACETS[facet].order !== 'number' && facet !== 'model')
			for (const [key, runs] of runsByKey(facet, valuesOf(facet), valuesOf('make'))) {
				const values = valuesMeant(facet, key, runs);
				if (values.length > 0) names.set(key, [...(names.get(key) ?? []), { facet, values }]);
			}
	}
	return names;
}

/** What a phrase names; none where it is no name. */
export function named(phrase: string, names: Names): readonly Name[] {
	return meaningsOf(keyOf(phrase)).flatMap((key) => names.get(key) ?? []);
}

/** The name of some facets that a word is a typo of; none where it could be several. */
export function misspelt(word: string, names: Names, facets: RegExp): readonly Name[] {
	const key = keyOf(word);
	if (key.length < MIN_TYPO_LENGTH || !/^[a-z]+$/.test(key) || COMMON_WORDS.has(key)) return [];
	const most = key.length < MIN_TWO_TYPOS_LENGTH ? 1 : 2;
	let least = most + 1;
	let nearest: readonly Name[] = [];
	for (const [other, found] of names) {
		const isLike =
			other[0] === key[0] && other.length >= MIN_TYPO_LENGTH && facets.test(found[0]?.facet ?? '');
		const distance = isLike ? typoDistance(key, other, most, false) : Infinity;
		// Of two equally near names neither is meant for certain.
		if (distance <= least) nearest = distance < least ? found : [];
		least = Math.min(least, distance);
	}
	return nearest;
}
