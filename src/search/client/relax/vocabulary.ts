import { wordsOf } from '../../embedded/text/tokens.ts';
import type { SearchAnswer } from '../../protocol.ts';

/** The facets whose values are made of the words that shoppers type. */
export const VOCABULARY_FACETS = [
	'model',
	'make',
	'badge',
	'body',
	'colour',
	'fuel',
	'transmission',
	'drive',
	'city',
] as const;

/** What leaving a word out of a query costs: a model says most of what is looked for, then a make, then whatever else is a name. */
export type WordWeight = 0 | 1 | 2 | 3;

/** A word of a stock's names. */
export interface KnownWord {
	readonly word: string;
	readonly weight: WordWeight;
	/** Vehicles that have it. */
	readonly count: number;
}

/** The words of a stock's names, by their text. */
export type Vocabulary = ReadonlyMap<string, KnownWord>;

const NO_NAME: WordWeight = 0;

/** The words of the values an answer counts. A word of several facets has the greatest weight of them. */
export function vocabularyOf({
	facetDistribution = {},
}: Pick<SearchAnswer<unknown>, 'facetDistribution'>): Vocabulary {
	const words = new Map<string, KnownWord>();
	for (const facet of VOCABULARY_FACETS) {
		const weight = facet === 'model' ? 3 : facet === 'make' ? 2 : 1;
		for (const [value, count] of Object.entries(facetDistribution[facet] ?? {})) {
			for (const word of wordsOf(value)) {
				const known = words.get(word);
				words.set(word, { word, weight: known?.weight ?? weight, count: Math.max(count, known?.count ?? 0) });
			}
		}
	}
	return words;
}

/** What leaving a word out costs; a number, such as a year, is no name, though models such as the Mazda 3 have them. */
export function weightOf(word: string, vocabulary: Vocabulary): WordWeight {
	return /^\d{4}$/.test(word) ? NO_NAME : (vocabulary.get(word)?.weight ?? NO_NAME);
}
