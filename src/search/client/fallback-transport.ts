import type { SearchTransport } from '../protocol.ts';
import { SearchUnavailable } from '../search-unavailable.ts';

/**
 * A transport that falls back to a second one while the first is unavailable: from the search server to the embedded index, where the
 * dealer has one. Each search tries the first transport again, so a server that recovers is used at once.
 */
export function fallbackTransport<Document>(
	first: SearchTransport<Document>,
	second: SearchTransport<Document>,
): SearchTransport<Document> {
	return {
		search: (requests, signal) =>
			first
				.search(requests, signal)
				.catch((error: unknown) => fallBack(error, () => second.search(requests, signal))),
		searchValues: (request) =>
			first
				.searchValues(request)
				.catch((error: unknown) => fallBack(error, () => second.searchValues(request))),
	};
}

/** A request that the first transport rejects as invalid is not repeated. */
function fallBack<Answer>(error: unknown, ask: () => Promise<Answer>): Promise<Answer> {
	if (error instanceof SearchUnavailable && error.reason !== 'rejected') return ask();
	throw error;
}
