import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { SearchAnswer, SearchQuery, SearchTransport } from '../protocol.ts';
import { AnswerCache } from './answer-cache.ts';
import { queryRelaxer } from './relax/relaxed-query.ts';
import type { ClientRequest, FacetRequest } from './request.ts';
import { facetQuery, type QuerySettings, searchQuery } from './search-query.ts';
import {
	type ClientFacetResult,
	type ClientResult,
	clientFacetResult,
	clientResult,
} from './search-result.ts';

export interface ClientSettings extends QuerySettings {
	/** How many answers are kept (RESULTS-021, RESULTS-022). */
	cache: { searches: number; filters: number };
	/** Whether a text that finds nothing in the whole stock gives way to the nearest one that does; see {@link queryRelaxer}. */
	relaxes?: boolean;
}

/** What InstantSearch asks. One client serves one InstantSearch, as a new search takes the place of the one before. */
export interface VehicleSearchClient {
	/**
	 * Answers the requests of one search, in their order. A search that is overtaken answers what the newer one answers, so that
	 * only the newest is ever shown. Rejects with a `SearchUnavailable`.
	 */
	search(requests: readonly ClientRequest[]): Promise<{ results: ClientResult[] }>;
	searchForFacetValues(requests: readonly FacetRequest[]): Promise<ClientFacetResult[]>;
	clearCache(): void;
}

type Results = { results: ClientResult[] };

/** A search client for InstantSearch over either transport. */
export function searchClient(
	transport: SearchTransport<SearchDocument>,
	settings: ClientSettings,
): VehicleSearchClient {
	const searches = new AnswerCache<ClientResult[]>(settings.cache.searches);
	const values = new AnswerCache<ClientFacetResult>(settings.cache.filters);
	const newestOf = newestOnly<Results>();
	const relaxed = settings.relaxes
		? queryRelaxer(settings.base, (queries) => transport.multiSearch(queries))
		: null;

	const ask = async (requests: readonly ClientRequest[], signal: AbortSignal): Promise<Results> => {
		const queries = requests.map((request) => searchQuery(request, settings));
		const question = JSON.stringify([requests.map(({ indexName }) => indexName), queries]);
		const known = searches.get(question);
		if (known) return { results: copied(known) };
		const answers = await answersWithinPages(transport, queries, signal);
		const [first] = answers;
		const instead = first?.totalHits === 0 && relaxed ? await relaxed(first.query) : null;
		const shown =
			instead === null
				? answers
				: await answersWithinPages(
						transport,
						queries.map((query) => ({ ...query, q: instead })),
						signal,
					);
		const results = shown.map((answer, index) => ({
			...clientResult(answer, requests[index]?.indexName ?? ''),
			...(instead !== null && { relaxed: instead }),
		}));
		searches.set(question, results);
		return { results: copied(results) };
	};

	const valuesOf = async (request: FacetRequest): Promise<ClientFacetResult> => {
		const query = facetQuery(request, settings);
		const question = JSON.stringify(query);
		const known = values.get(question);
		if (known) return known;
		const found = clientFacetResult(await transport.facetSearch(query), request.params);
		values.set(question, found);
		return found;
	};

	return {
		search: (requests) => newestOf((signal) => ask(requests, signal)),
		searchForFacetValues: (requests) => Promise.all(requests.map(valuesOf)),
		clearCache: () => {
			searches.clear();
			values.clear();
		},
	};
}

/** InstantSearch takes lists of results apart; the kept ones stay whole. */
function copied(results: readonly ClientResult[]): ClientResult[] {
	return results.map((result) => ({ ...result, hits: [...result.hits] }));
}

/** Answers; a page beyond the last one is answered with the last one (resolution 34). */
async function answersWithinPages(
	transport: SearchTransport<SearchDocument>,
	queries: readonly SearchQuery[],
	signal: AbortSignal,
): Promise<SearchAnswer<SearchDocument>[]> {
	const answers = await transport.multiSearch(queries, signal);
	const isBeyond = ({ page, totalPages }: SearchAnswer<SearchDocument>) =>
		totalPages > 0 && page > totalPages;
	if (!answers.some(isBeyond)) return answers;
	const nearest = queries.map((query, index) => {
		const answer = answers[index];
		return answer && isBeyond(answer) ? { ...query, page: answer.totalPages } : query;
	});
	return transport.multiSearch(nearest, signal);
}

/**
 * Runs tasks of which only the newest counts: an overtaken one is told so by its signal and settles as the newest does, after it,
 * so that InstantSearch drops it as outdated. (Rejecting it would show an error to a visitor who only types fast.)
 */
function newestOnly<Answer>(): (task: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer> {
	let newest: { answer: Promise<Answer>; controller: AbortController } | null = null;
	return (task) => {
		newest?.controller.abort();
		const controller = new AbortController();
		const settle = (own: () => Promise<Answer>): Promise<Answer> =>
			controller.signal.aborted && newest ? newest.answer : own();
		const answer = task(controller.signal).then(
			(found) => settle(() => Promise.resolve(found)),
			(error: unknown) => settle(() => Promise.reject(error)),
		);
		newest = { answer, controller };
		return answer;
	};
}
