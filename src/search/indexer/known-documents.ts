import { type Meilisearch, MeilisearchApiError } from 'meilisearch';
import { filterText } from '../meilisearch/filter-text.ts';
import { INDEX_NAME } from '../settings.ts';
import type { KnownDocument } from './indexed-document.ts';

/** Documents per request. */
const PAGE = 10_000;

/**
 * The documents of some dealers, or of all, in the index; null when the server has no such index yet.
 *
 * @param dealers null for all
 * @param most the maximum number of documents
 */
export async function knownDocuments(
	client: Meilisearch,
	dealers: readonly string[] | null,
	most = Number.POSITIVE_INFINITY,
): Promise<KnownDocument[] | null> {
	const index = client.index(INDEX_NAME);
	const known: KnownDocument[] = [];
	try {
		for (let total = 1; known.length < Math.min(total, most); ) {
			const page = await index.getDocuments<KnownDocument>({
				fields: ['key', 'hash'],
				offset: known.length,
				limit: Math.min(PAGE, most - known.length),
				...(dealers && { filter: filterText({ field: 'dealer', values: dealers }) }),
			});
			if (page.results.length === 0) break;
			known.push(...page.results);
			total = page.total;
		}
		return known;
	} catch (error) {
		if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null;
		throw error;
	}
}
