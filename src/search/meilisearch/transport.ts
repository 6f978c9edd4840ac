import type { FacetAnswer, FacetQuery, SearchAnswer, SearchTransport } from '../protocol.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
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

/** A server finds vehicles with some of the words too unless told otherwise: every Toyota for a white Toyota Corolla. */
const ALL_WORDS = { matchingStrategy: 'all' };

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
		multiSearch: async (queries, signal) => {
			const { results } = await ask(
				'/multi-search',
				{ queries: queries.map((query) => ({ ...query, ...ALL_WORDS })) },
				signal,
			);
			if (!Array.isArray(results) || results.length !== queries.length)
				throw new SearchUnavailable('corrupt', `${host} did not answer each of the searches`);
			return results as SearchAnswer<Document>[];
		},
		facetSearch: async ({ indexUid, ...query }: FacetQuery) => {
			const answer = await ask(`/indexes/${indexUid}/facet-search`, {
				...query,
				...ALL_WORDS,
				exhaustiveFacetCount: true,
			});
			if (!Array.isArray(answer.facetHits))
				throw new SearchUnavailable('corrupt', `${host} did not answer the search among values`);
			return { facetQuery: query.facetQuery, ...answer } as FacetAnswer;
		},
	};
}
