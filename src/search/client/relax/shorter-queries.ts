import { type Vocabulary, weightOf } from './vocabulary.ts';

/**
 * Queries with some of the words left out, the best first: one word less, then two, down to a single word. The least important words are
 * left out first: unknown words and years, then badges, bodies and colours, then makes; among equals the last. Numbers and single letters
 * alone are none.
 */
export function shorterQueries(words: readonly string[], vocabulary: Vocabulary): string[] {
	const leastFirst = words
		.map((word, place) => ({ place, weight: weightOf(word, vocabulary) }))
		.sort((a, b) => a.weight - b.weight || b.place - a.place)
		.map(({ place }) => place);
	const without = (places: readonly number[]) =>
		words.filter((_, place) => !places.includes(place)).join(' ');
	const single = leastFirst.map((place) => without([place]));
	const several = leastFirst.slice(2).map((_, index) => without(leastFirst.slice(0, index + 2)));
	// '2' of '2 door' would find whatever is named with a 2, and 'p' of 'p plate' all that begins so.
	const queries = [...new Set([...single, ...several])].filter((query) => /\p{L}[\p{L}\d]/u.test(query));
	return words.length < 2 ? [] : queries;
}
