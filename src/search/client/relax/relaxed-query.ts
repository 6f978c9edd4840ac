import { wordsOf } from '../../embedded/text/tokens.ts';
import type { SearchAnswer } from '../../protocol.ts';
import type { Filter, SearchRequest } from '../../request.ts';
import { correctedWords } from './corrected-words.ts';
import { shorterQueries } from './shorter-queries.ts';
import { VOCABULARY_FACETS, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Further words are ignored, as in the search engines. */
const MAX_WORDS = 10;

/** A query with quotes or a minus is never relaxed: it means exactly what it says. */
const EXACT = /"|(?:^|\s)-/;

/** Answers searches for counts, in one request. */
export type AskAll = (
	requests: readonly SearchRequest[],
) => Promise<readonly Pick<SearchAnswer<unknown>, 'totalHits' | 'facetDistribution'>[]>;

/**
 * Finds a replacement for a query that matches nothing in the whole stock: the query with its typos corrected, else without its least
 * important words, whichever first finds a vehicle. Null where the query itself has hits (then the filters exclude them), and where no
 * similar query has any.
 *
 * @param filters the site's own filters, part of every search
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
	/** The stock's vocabulary, requested once; null where the query itself has hits. */
	const vocabularyFor = async (query: string): Promise<Vocabulary | null> => {
		const names = { ...counting(''), facets: VOCABULARY_FACETS };
		const [whole, stock] = await ask(known ? [counting(query)] : [counting(query), names]);
		known ??= stock ? vocabularyOf(stock) : null;
		return whole?.totalHits === 0 ? known : null;
	};
	return async (query) => {
		const words = wordsOf(query).slice(0, MAX_WORDS);
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
