import type { SearchAnswer, SearchTransport, ValuesAnswer } from '../protocol.ts';
import type { SearchRequest } from '../request.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { INDEX_NAME } from '../settings.ts';
import { filterText } from './filter-text.ts';
import { refusal } from './refusal.ts';

/** A search server and the key that may be published. */
export interface ServerAddress {
	/** `https://search.example`, with or without a slash behind it. */
	host: string;
	/** A tenant token, or a search-only key. */
	key: string;
}

/** How long a visitor waits for an answer, milliseconds. */
const PATIENCE_MS = 8000;

/** Searches answered by a Meilisearch server. `send` is another `fetch` where the platform's own does not do. */
export function meilisearchTransport<Document>(
	{ host, key }: ServerAddress,
	send: typeof fetch = (...request) => fetch(...request),
): SearchTransport<Document> {
	const ask = async (path: string, body: object, signal?: AbortSignal): Promise<Record<string, unknown>> => {
		const patience = AbortSignal.timeout(PATIENCE_MS);
		const response = await send(`${host.replace(/\/$/, '')}${path}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
			body: JSON.stringify(body),
			signal: signal ? AbortSignal.any([signal, patience]) : patience,
		}).catch((cause: unknown) => {
			throw new SearchUnavailable('away', `no answer from ${host}`, { cause });
		});
		const answer: unknown = await response.json().catch((): null => null);
		if (!response.ok) throw refusal(host, response.status, answer);
		if (typeof answer !== 'object' || answer === null)
			throw new SearchUnavailable('corrupt', `${host} answered with something else than JSON`);
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
				throw new SearchUnavailable('corrupt', `${host} did not answer the search among values`);
			return { facetHits: answer.facetHits } as ValuesAnswer;
		},
	};
}

/** A request in the server's own words (RESULTS-016). */
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

/** What decides which vehicles are found. A server finds vehicles with some of the words too unless told otherwise. */
function within({ query, filters }: Pick<SearchRequest, 'query' | 'filters'>): object {
	return { q: query, filter: filters.map(filterText), matchingStrategy: 'all' };
}
