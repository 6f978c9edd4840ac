import type { SearchTransport } from '../protocol.ts';
import { SearchUnavailable } from '../search-unavailable.ts';

/**
 * Searches that are answered by another transport while the first has no answer: a server's by the embedded index, where the
 * dealer has one. The first is asked again each time, so a server that comes back is used at once.
 */
export function fallbackTransport<Document>(
	first: SearchTransport<Document>,
	second: SearchTransport<Document>,
): SearchTransport<Document> {
	return {
		search: (requests, signal) =>
			first
				.search(requests, signal)
				.catch((error: unknown) => insteadOf(error, () => second.search(requests, signal))),
		searchValues: (request) =>
			first
				.searchValues(request)
				.catch((error: unknown) => insteadOf(error, () => second.searchValues(request))),
	};
}

/** A request the first transport does not understand is not asked again. */
function insteadOf<Answer>(error: unknown, ask: () => Promise<Answer>): Promise<Answer> {
	if (error instanceof SearchUnavailable && error.reason !== 'rejected') return ask();
	throw error;
}
