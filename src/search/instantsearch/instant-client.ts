import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { SearchClient } from '../client/search-client.ts';
import { countRequests, countsOf } from '../counts/count-requests.ts';
import type { SearchCounts } from '../model/search-model.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import type { SearchState } from '../state.ts';

/** A request from InstantSearch, with the whole search state as one parameter; see `connectSearch`. */
export interface InstantRequest {
	indexName: string;
	params?: { search?: SearchState; hitsPerPage?: number };
}

/** An answer in InstantSearch's format (RESULTS-012), with Algolia's names. */
export interface InstantResult {
	index: string;
	query: string;
	/** Counted from 0. */
	page: number;
	hitsPerPage: number;
	nbPages: number;
	nbHits: number;
	processingTimeMS: number;
	params: string;
	hits: (SearchDocument & { objectID: string })[];
	/** The search state of this answer, its counts, and the replacement text, if any; see `Found.relaxed`. */
	search: SearchState;
	counts: SearchCounts;
	relaxed: string | null;
}

/** The client of one InstantSearch instance. A newer search supersedes the one before. Rejects with a `SearchUnavailable`. */
export interface InstantClient {
	/** Answers a search. A superseded search gets the answer of the newest, so that only that is ever shown. */
	search(requests: readonly InstantRequest[]): Promise<{ results: InstantResult[] }>;
	clearCache(): void;
}

/** Adapts a site's search client to InstantSearch. */
export function instantClient(client: SearchClient): InstantClient {
	const newest = newestOnly<{ results: InstantResult[] }>();
	return {
		search: (requests) =>
			newest(async (signal) => ({
				results: await Promise.all(requests.map((request) => answer(request, client, signal))),
			})),
		clearCache: () => client.clear(),
	};
}

async function answer(
	{ indexName, params: { search, hitsPerPage = 0 } = {} }: InstantRequest,
	client: SearchClient,
	signal: AbortSignal,
): Promise<InstantResult> {
	if (!search)
		throw new SearchUnavailable(
			'rejected',
			'InstantSearch sent a request without a search state: use only connectSearch.',
		);
	const { answers, relaxed } = await client.search(countRequests(search, client.rules, hitsPerPage), signal);
	const [first] = answers;
	return {
		index: indexName,
		query: relaxed ?? search.query,
		page: (first?.page ?? 1) - 1,
		hitsPerPage,
		nbPages: first?.totalPages ?? 0,
		nbHits: first?.totalHits ?? 0,
		processingTimeMS: first?.processingTimeMs ?? 0,
		params: '',
		hits: (first?.hits ?? []).map((hit) => ({ ...hit, objectID: hit.id })),
		search,
		counts: countsOf(search, answers, hitsPerPage),
		relaxed,
	};
}

/**
 * Runs tasks of which only the newest counts: a superseded task is aborted by its signal and settles after the newest, in the same way,
 * so that InstantSearch drops it as outdated. (If it rejected, visitors who type fast would see an error.)
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
