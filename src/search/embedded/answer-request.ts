import { once } from '../../once.ts';
import type { SearchAnswer } from '../protocol.ts';
import type { SearchRequest } from '../request.ts';
import { distribution, facetCounts, numberStats } from './facets/facet-counts.ts';
import { hitsOf } from './hits.ts';
import { filteredRows, requireFilterable } from './rows/filtered-rows.ts';
import { rankedRows } from './rows/ranked-rows.ts';
import { both, type RowSet, rowsOf } from './rows/row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { matchText } from './text/text-match.ts';

/** Answers one search as Meilisearch does. Throws `SearchUnavailable` (`rejected`) for what the index's settings do not allow. */
export function answerRequest<Document>(
	index: SearchIndex,
	request: SearchRequest<string>,
): SearchAnswer<Document> {
	const started = performance.now();
	const { query, page, pageSize, order, facets } = request;
	const rows = rowsOf(matchingRows(index, request));
	const totalHits = Math.min(rows.length, index.settings.pagination.maxTotalHits);
	const from = page < 1 ? totalHits : Math.min((page - 1) * pageSize, totalHits);
	const count = page < 1 ? 0 : Math.min(from + pageSize, totalHits);
	const ranked = rankedRows(index, rows, { match: matchText(index, query), order, count });
	return {
		hits: hitsOf<Document>(index, ranked.slice(from), request.fields),
		page,
		totalHits,
		totalPages: pageSize > 0 ? Math.ceil(totalHits / pageSize) : 0,
		...(facets.length > 0 && facetsOf(index, facets, rows)),
		processingTimeMs: Math.round(performance.now() - started),
	};
}

/** The rows that match a request's text and pass its filters. */
export function matchingRows(
	index: SearchIndex,
	{ query, filters }: Pick<SearchRequest<string>, 'query' | 'filters'>,
): RowSet {
	const filtered = filteredRows(index, filters);
	const match = matchText(index, query);
	return match ? both(filtered, match.rows) : filtered;
}

function facetsOf(index: SearchIndex, names: readonly string[], rows: Uint32Array) {
	const { faceting } = index.settings;
	const facetDistribution: Record<string, Record<string, number>> = {};
	const facetStats: Record<string, { min: number; max: number }> = {};
	for (const name of names) {
		requireFilterable(index.settings, name);
		const order = faceting.sortFacetValuesBy[name] ?? faceting.sortFacetValuesBy['*'] ?? 'alpha';
		const counted = () =>
			distribution(index.facet(name), facetCounts(index, name, rows), faceting.maxValuesPerFacet, order);
		const stats = numberStats(index, name, rows);
		if (stats) {
			facetStats[name] = stats;
			// Computed lazily: for a numeric facet, pages usually read only the minimum and the maximum.
			Object.defineProperty(facetDistribution, name, { enumerable: true, get: once(counted) });
		} else facetDistribution[name] = counted();
	}
	return { facetDistribution, facetStats };
}
