import type { FacetAnswer, FacetQuery, SearchAnswer, SearchQuery, SearchTransport } from '../protocol.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { answerFacetQuery } from './answer-facet-query.ts';
import { answerQuery } from './answer-query.ts';
import { IndexUnreadable } from './index-unreadable.ts';
import { openIndex } from './open-index.ts';
import { rehearse } from './rehearse.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Answers searches from an index file, in this thread. The file is loaded for the first search and once; when that fails, every
 * search that waits for it rejects, and the next one loads it again.
 */
export function embeddedTransport<Document>(load: () => Promise<Uint8Array>): SearchTransport<Document> {
	let opening: Promise<SearchIndex> | null = null;
	let rehearsed: SearchIndex | null = null;
	const open = () => {
		opening ??= loadIndex(load).catch((error: unknown) => {
			opening = null;
			throw error;
		});
		return opening;
	};
	return {
		async multiSearch(queries: readonly SearchQuery[]): Promise<SearchAnswer<Document>[]> {
			const index = await open();
			const answers = queries.map((query) => answerQuery<Document>(index, query));
			const [first] = queries;
			if (first && rehearsed !== index) {
				rehearsed = index;
				rehearse(index, first);
			}
			return answers;
		},
		async facetSearch(query: FacetQuery): Promise<FacetAnswer> {
			return answerFacetQuery(await open(), query);
		},
	};
}

async function loadIndex(load: () => Promise<Uint8Array>): Promise<SearchIndex> {
	try {
		return openIndex(await load());
	} catch (error) {
		if (error instanceof SearchUnavailable) throw error;
		const message = error instanceof Error ? error.message : String(error);
		const reason = error instanceof IndexUnreadable ? 'corrupt' : 'away';
		throw new SearchUnavailable(reason, message, { cause: error });
	}
}
