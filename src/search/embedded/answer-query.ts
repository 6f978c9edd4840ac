import type { SearchAnswer, SearchHit, SearchQuery } from '../protocol.ts';
import { distribution, facetCounts, numberStats } from './facet-counts.ts';
import { filteredRows, requireFilterable } from './filter/filtered-rows.ts';
import { hitsOf } from './hits.ts';
import { once } from './once.ts';
import { rankedRows } from './ranked-rows.ts';
import { both, type RowSet, rowsOf } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { matchText } from './text/text-match.ts';

/** Answers one search as Meilisearch does. Rejects what the index's settings do not allow. */
export function answerQuery<Document>(index: SearchIndex, query: SearchQuery): SearchAnswer<Document> {
	const started = performance.now();
	const { page, hitsPerPage } = query;
	const match = matchText(index, query.q);
	const rows = rowsOf(matchingRows(index, query));
	const totalHits = Math.min(rows.length, index.settings.pagination.maxTotalHits);
	const from = page < 1 ? totalHits : Math.min((page - 1) * hitsPerPage, totalHits);
	const count = page < 1 ? 0 : Math.min(from + hitsPerPage, totalHits);
	const ranked = rankedRows(index, rows, { match, sort: query.sort ?? [], count });
	return {
		indexUid: query.indexUid,
		hits: hitsOf(index, ranked.slice(from), query, match) as SearchHit<Document>[],
		query: query.q,
		page,
		hitsPerPage,
		totalHits,
		totalPages: hitsPerPage > 0 ? Math.ceil(totalHits / hitsPerPage) : 0,
		...(query.facets && facetsOf(index, query.facets, rows)),
		processingTimeMs: Math.round(performance.now() - started),
	};
}

/** The rows that have a query's words and pass its filter. */
export function matchingRows(index: SearchIndex, { q, filter }: Pick<SearchQuery, 'q' | 'filter'>): RowSet {
	const filtered = filteredRows(index, filter);
	const match = matchText(index, q);
	return match ? both(filtered, match.rows) : filtered;
}

function facetsOf(index: SearchIndex, names: readonly string[], rows: Uint32Array) {
	const { faceting, filterableAttributes } = index.settings;
	const facets = names.includes('*')
		? filterableAttributes.flatMap(({ attributePatterns }) => attributePatterns)
		: names;
	const facetDistribution: Record<string, Record<string, number>> = {};
	const facetStats: Record<string, { min: number; max: number }> = {};
	for (const name of facets) {
		requireFilterable(index.settings, name, false);
		const order = faceting.sortFacetValuesBy[name] ?? faceting.sortFacetValuesBy['*'] ?? 'alpha';
		const counted = () =>
			distribution(index.facet(name), facetCounts(index, name, rows), faceting.maxValuesPerFacet, order);
		const stats = numberStats(index, name, rows);
		if (stats) {
			facetStats[name] = stats;
			// Counted when it is read: of a facet with numbers, pages read the lowest and the highest alone.
			Object.defineProperty(facetDistribution, name, { enumerable: true, get: once(counted) });
		} else facetDistribution[name] = counted();
	}
	return { facetDistribution, facetStats };
}
