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
		multiSearch: (queries, signal) =>
			first
				.multiSearch(queries, signal)
				.catch((error: unknown) => insteadOf(error, () => second.multiSearch(queries, signal))),
		facetSearch: (query) =>
			first.facetSearch(query).catch((error: unknown) => insteadOf(error, () => second.facetSearch(query))),
	};
}

/** A slip in the question is the same slip for the second; so is a search nobody waits for. */
function insteadOf<Answer>(error: unknown, ask: () => Promise<Answer>): Promise<Answer> {
	if (error instanceof SearchUnavailable && error.reason !== 'rejected') return ask();
	throw error;
}
