import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { SiteRules } from '../filters/site-filters.ts';
import type { SearchAnswer, SearchTransport, ValuesAnswer } from '../protocol.ts';
import type { SearchRequest, ValuesRequest } from '../request.ts';
import type { StockWords } from '../words/stock-words.ts';
import { AnswerCache } from './answer-cache.ts';
import { queryRelaxer } from './relax/relaxed-query.ts';

/** How a search client answers for a site. */
export interface ClientSettings {
	rules: SiteRules;
	/** The words of shoppers that concern the stock; none where no sentences are read. */
	words?: StockWords;
	/** How many answers are cached (RESULTS-021, RESULTS-022). */
	cache: { searches: number; filters: number };
	/** Whether a text without hits in the whole stock is replaced by the nearest text with hits; see {@link queryRelaxer}. */
	relaxes?: boolean;
}

/** The answers to the requests of one search. */
export interface Found {
	readonly answers: readonly SearchAnswer<SearchDocument>[];
	/** The replacement text, where the query has no hits in the whole stock; null where the query itself was used. */
	readonly relaxed: string | null;
}

/** Answers a site's searches and caches the answers. Every method rejects with a `SearchUnavailable`. */
export interface SearchClient {
	readonly rules: SiteRules;
	readonly words: StockWords;
	/** Answers requests with one text together, in their order. A page beyond the last gives the last page (resolution 34). */
	search(requests: readonly SearchRequest[], signal?: AbortSignal): Promise<Found>;
	searchValues(request: ValuesRequest): Promise<ValuesAnswer>;
	/** Empties the caches. */
	clear(): void;
}

const NO_WORDS: StockWords = { other_names: [], common: [], rewritten: [] };

type Transport = SearchTransport<SearchDocument>;

/** A site's search over either transport. */
export function searchClient(
	transport: Transport,
	{ rules, words = NO_WORDS, cache, relaxes = false }: ClientSettings,
): SearchClient {
	const searches = new AnswerCache<Found>(cache.searches);
	const values = new AnswerCache<ValuesAnswer>(cache.filters);
	const nearestText = relaxes
		? queryRelaxer(rules.filters, (requests) => transport.search(requests))
		: async () => null;

	const find = async (requests: readonly SearchRequest[], signal?: AbortSignal): Promise<Found> => {
		const answers = await answersWithinPages(transport, requests, signal);
		const query = requests[0]?.query ?? '';
		const relaxed = answers[0]?.totalHits === 0 ? await nearestText(query) : null;
		if (relaxed === null) return { answers, relaxed };
		const nearest = requests.map((request) => ({ ...request, query: relaxed }));
		return { answers: await answersWithinPages(transport, nearest, signal), relaxed };
	};

	return {
		rules,
		words,
		search: (requests, signal) => searches.answer(JSON.stringify(requests), () => find(requests, signal)),
		searchValues: (request) => values.answer(JSON.stringify(request), () => transport.searchValues(request)),
		clear: () => {
			searches.clear();
			values.clear();
		},
	};
}

async function answersWithinPages(
	transport: Transport,
	requests: readonly SearchRequest[],
	signal?: AbortSignal,
): Promise<SearchAnswer<SearchDocument>[]> {
	const answers = await transport.search(requests, signal);
	const isBeyond = ({ page, totalPages }: SearchAnswer<SearchDocument>) =>
		totalPages > 0 && page > totalPages;
	if (!answers.some(isBeyond)) return answers;
	const nearest = requests.map((request, index) => {
		const answer = answers[index];
		return answer && isBeyond(answer) ? { ...request, page: answer.totalPages } : request;
	});
	return transport.search(nearest, signal);
}
