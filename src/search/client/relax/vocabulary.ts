import { wordsOf } from '../../embedded/text/tokens.ts';
import type { SearchAnswer } from '../../protocol.ts';

/** The facets whose values supply the vocabulary: the names that shoppers type. */
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

/** The importance of a word in a query: 3 for a model, 2 for a make, 1 for any other name, 0 for an unknown word. */
export type WordWeight = 0 | 1 | 2 | 3;

/** A word that occurs in the names of a stock. */
export interface KnownWord {
	readonly word: string;
	readonly weight: WordWeight;
	/** Number of vehicles with this word. */
	readonly count: number;
}

/** The words that occur in the names of a stock, by their text. */
export type Vocabulary = ReadonlyMap<string, KnownWord>;

const NO_NAME: WordWeight = 0;

/** The vocabulary of an answer's facet values. A word that occurs in several facets has the greatest of their weights. */
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

/** The importance of a word. A year counts as unknown, though some models are named with four digits. */
export function weightOf(word: string, vocabulary: Vocabulary): WordWeight {
	return /^\d{4}$/.test(word) ? NO_NAME : (vocabulary.get(word)?.weight ?? NO_NAME);
}
