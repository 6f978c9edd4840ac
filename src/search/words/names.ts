import { wordsOf } from '../embedded/text/tokens.ts';
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName } from '../facets/facets.ts';
import type { SearchAnswer } from '../protocol.ts';
import { keyOf, singular } from './key.ts';
import type { StockWords } from './stock-words.ts';
import { namesOfValue } from './value-names.ts';

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

/** The names that a stock gives to its makes, models, bodies and so on. */
export interface Names {
	/** By their keys; of several the likeliest is first. */
	readonly runs: ReadonlyMap<string, readonly Run[]>;
	/** The keys that mean the same as another. */
	readonly meant: ReadonlyMap<string, readonly string[]>;
	readonly common: ReadonlySet<string>;
	readonly rewritten: StockWords['rewritten'];
}

/** The names of a stock's counted values; facets with numbers have none. */
export function namesOf(counted: Counted, words: StockWords): Names {
	const common = new Set(words.common);
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
					!/^false$| certified/i.test(value) &&
					(isMotorcycles || facet !== 'body' || !common.has(keyOf(value))),
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
	const meant = new Map<string, string[]>();
	for (const group of words.other_names) {
		const [key = '', ...others] = group.split(' ');
		for (const other of others) meant.set(other, [...(meant.get(other) ?? []), key]);
	}
	return { runs: Map.groupBy(runs, ({ key }) => key), meant, common, rewritten: words.rewritten };
}
