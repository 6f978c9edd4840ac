import { wordsOf } from '../../embedded/text/tokens.ts';
import type { SearchAnswer } from '../../protocol.ts';
import type { Filter, SearchRequest } from '../../request.ts';
import { correctedWords } from './corrected-words.ts';
import { shorterQueries } from './shorter-queries.ts';
import { VOCABULARY_FACETS, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** More words are not taken apart, as search engines read no more of a query. */
const MOST_WORDS = 10;

/** Quoted words and words with a minus ask for exactly what they say. */
const EXACT = /"|(?:^|\s)-/;

/** Answers searches for counts, in one request. */
export type AskAll = (
	requests: readonly SearchRequest[],
) => Promise<readonly Pick<SearchAnswer<unknown>, 'totalHits' | 'facetDistribution'>[]>;

/**
 * Tells the query to show instead of one that finds nothing in the whole stock: with its misspelt names corrected, else without the words
 * that say least, for which there is something. Null where the query itself finds something, so that it is what else narrows the
 * search that is in the way, and where nothing near it does.
 *
 * @param filters what every search of the site carries
 */
export function queryRelaxer(
	filters: readonly Filter[],
	ask: AskAll,
): (query: string) => Promise<string | null> {
	let known: Vocabulary | null = null;
	const counting = (query: string): SearchRequest => ({
		query,
		filters,
		facets: [],
		order: null,
		page: 1,
		pageSize: 0,
	});
	/** The stock's names, once; null where the query itself finds something. */
	const vocabularyFor = async (query: string): Promise<Vocabulary | null> => {
		const names = { ...counting(''), facets: VOCABULARY_FACETS };
		const [whole, stock] = await ask(known ? [counting(query)] : [counting(query), names]);
		known ??= stock ? vocabularyOf(stock) : null;
		return whole?.totalHits === 0 ? known : null;
	};
	return async (query) => {
		const words = wordsOf(query).slice(0, MOST_WORDS);
		if (words.length === 0 || EXACT.test(query)) return null;
		const vocabulary = await vocabularyFor(query);
		if (!vocabulary) return null;
		const corrected = correctedWords(words, vocabulary);
		const candidates = [
			...(corrected.join(' ') === words.join(' ') ? [] : [corrected.join(' ')]),
			...shorterQueries(corrected, vocabulary),
		];
		if (candidates.length === 0) return null;
		const counts = await ask(candidates.map(counting));
		return candidates[counts.findIndex(({ totalHits }) => totalHits > 0)] ?? null;
	};
}
