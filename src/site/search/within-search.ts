import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { dealerFilters } from '../../search/client/base-filter.ts';
import { answerQuery } from '../../search/embedded/answer-query.ts';
import { buildIndex } from '../../search/embedded/build-index.ts';
import { openIndex } from '../../search/embedded/open-index.ts';
import { INDEX_NAME, INDEX_SETTINGS } from '../../search/settings.ts';
import type { Site } from '../site.ts';
import { searchDocuments } from './documents.ts';

/**
 * The vehicles that a dealer's manufacturer and filter let into its search (RESULTS-020), so that printed lists and counts follow the
 * same rule: the search engine itself is asked. Throws a `SearchUnavailable` for a filter that is none.
 */
export function withinSearch(
	site: Pick<Site, 'dealer' | 'listed' | 'now' | 'pictureSize'>,
): readonly Vehicle[] {
	const { manufacturer, search } = site.dealer;
	const filter = dealerFilters({ manufacturer, filter: search.filter });
	if (filter.length === 0) return site.listed;
	const index = openIndex(buildIndex(searchDocuments(site), INDEX_SETTINGS));
	const { hits } = answerQuery<SearchDocument>(index, {
		indexUid: INDEX_NAME,
		q: '',
		filter,
		page: 1,
		hitsPerPage: index.rowCount,
		attributesToRetrieve: ['id'],
	});
	const ids = new Set(hits.map(({ id }) => id));
	return site.listed.filter(({ id }) => ids.has(id));
}
