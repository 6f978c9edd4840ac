import type { SearchAnswer, SearchTransport, ValuesAnswer } from '../protocol.ts';
import type { SearchRequest } from '../request.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { INDEX_NAME } from '../settings.ts';
import { filterText } from './filter-text.ts';
import { serverError } from './server-error.ts';

/** A search server and its public key. */
export interface ServerAddress {
	/** `https://search.example`, with or without a trailing slash. */
	host: string;
	/** A tenant token, or a search-only key. */
	key: string;
}

/** The timeout of a request, milliseconds. */
const TIMEOUT_MS = 8000;

/** A transport over a Meilisearch server. `send` replaces `fetch`, for tests. */
export function meilisearchTransport<Document>(
	{ host, key }: ServerAddress,
	send: typeof fetch = (...request) => fetch(...request),
): SearchTransport<Document> {
	const ask = async (path: string, body: object, signal?: AbortSignal): Promise<Record<string, unknown>> => {
		const timeout = AbortSignal.timeout(TIMEOUT_MS);
		const response = await send(`${host.replace(/\/$/, '')}${path}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
			body: JSON.stringify(body),
			signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
		}).catch((cause: unknown) => {
			throw new SearchUnavailable('unreachable', `no answer from ${host}`, { cause });
		});
		const answer: unknown = await response.json().catch((): null => null);
		if (!response.ok) throw serverError(host, response.status, answer);
		if (typeof answer !== 'object' || answer === null)
			throw new SearchUnavailable('corrupt', `${host} answered with something other than JSON`);
		return answer as Record<string, unknown>;
	};
	return {
		search: async (requests, signal) => {
			const { results } = await ask('/multi-search', { queries: requests.map(serverQuery) }, signal);
			if (!Array.isArray(results) || results.length !== requests.length)
				throw new SearchUnavailable('corrupt', `${host} did not answer each of the searches`);
			return results as SearchAnswer<Document>[];
		},
		searchValues: async ({ query, filters, facet, text }) => {
			const answer = await ask(`/indexes/${INDEX_NAME}/facet-search`, {
				...within({ query, filters }),
				facetName: facet,
				facetQuery: text,
				exhaustiveFacetCount: true,
			});
			if (!Array.isArray(answer.facetHits))
				throw new SearchUnavailable('corrupt', `${host} did not answer the facet search`);
			return { facetHits: answer.facetHits } as ValuesAnswer;
		},
	};
}

/** A request in Meilisearch's format (RESULTS-016). */
function serverQuery({ facets, order, page, pageSize, fields, ...search }: SearchRequest): object {
	return {
		indexUid: INDEX_NAME,
		...within(search),
		...(facets.length > 0 && { facets }),
		...(order && { sort: [`${order.by}:${order.direction}`] }),
		page,
		hitsPerPage: pageSize,
		...(fields && { attributesToRetrieve: fields }),
	};
}

/** The parameters that decide which vehicles match. `all`: by default, Meilisearch also finds vehicles with only some of the words. */
function within({ query, filters }: Pick<SearchRequest, 'query' | 'filters'>): object {
	return { q: query, filter: filters.map(filterText), matchingStrategy: 'all' };
}
