import type { FacetQuery, SearchQuery } from '../protocol.ts';
import { INDEX_NAME } from '../settings.ts';
import { SORTS, type SortName, sortOfIndex } from '../sorts.ts';
import { facetExpressions, numericExpressions } from './filter-expression.ts';
import type { ClientRequest, FacetRequest, RequestParams } from './request.ts';

/** What a site decides about all of its searches. */
export interface QuerySettings {
	/** Filters every search carries; see `baseFilters`. */
	base: readonly string[];
	/** Whether 'lowest price' leaves out vehicles without a price (RESULTS-008, resolution 27). */
	lowest_price_excludes_unpriced: boolean;
}

/** Vehicles on a page when InstantSearch does not say. */
const HITS_PER_PAGE = 24;

/** A request of InstantSearch in the words of the search protocol. */
export function searchQuery(
	{ indexName, query, params = {} }: ClientRequest,
	settings: QuerySettings,
): SearchQuery {
	const sort = sortOfIndex(INDEX_NAME, indexName);
	const { by } = SORTS[sort];
	const { hitsPerPage = HITS_PER_PAGE, page = 0 } = params;
	const facets = typeof params.facets === 'string' ? [params.facets] : (params.facets ?? []);
	return {
		indexUid: INDEX_NAME,
		q: params.query ?? query ?? '',
		filter: filters(params, sort, settings),
		...(facets.length > 0 && { facets: [...facets] }),
		...(by !== null && { sort: [by] }),
		// InstantSearch counts pages from 0.
		page: page + 1,
		hitsPerPage,
		...(hitsPerPage > 0 && fields(params)),
	};
}

/** A search among a facet's values in the words of the search protocol. */
export function facetQuery({ indexName, params }: FacetRequest, settings: QuerySettings): FacetQuery {
	return {
		indexUid: INDEX_NAME,
		facetName: params.facetName,
		facetQuery: params.facetQuery ?? '',
		q: params.query ?? '',
		filter: filters(params, sortOfIndex(INDEX_NAME, indexName), settings),
	};
}

function filters(params: RequestParams, sort: SortName, settings: QuerySettings): (string | string[])[] {
	return [
		...settings.base,
		...(settings.lowest_price_excludes_unpriced && sort === 'price_asc' ? ['price > 0'] : []),
		...(params.filters ? [params.filters] : []),
		...numericExpressions(params.numericFilters),
		...facetExpressions(params.facetFilters),
		...near(params),
	];
}

function near({ aroundLatLng, aroundRadius }: RequestParams): string[] {
	const [lat, lng] = aroundLatLng?.split(',').map(Number) ?? [];
	return typeof aroundRadius === 'number' && Number.isFinite(lat) && Number.isFinite(lng)
		? [`_geoRadius(${lat}, ${lng}, ${aroundRadius})`]
		: [];
}

/** What comes with each hit. */
function fields(params: RequestParams): Partial<SearchQuery> {
	const { attributesToRetrieve, attributesToHighlight = [], highlightPreTag, highlightPostTag } = params;
	return {
		...(attributesToRetrieve && { attributesToRetrieve: [...attributesToRetrieve] }),
		...(attributesToHighlight.length > 0 && {
			attributesToHighlight: [...attributesToHighlight],
			highlightPreTag: highlightPreTag ?? '<em>',
			highlightPostTag: highlightPostTag ?? '</em>',
		}),
	};
}
