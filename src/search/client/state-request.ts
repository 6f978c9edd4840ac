import { LIST_FACET_NAMES, LIST_FACETS, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { INDEX_NAME } from '../settings.ts';
import { sortedIndex } from '../sorts.ts';
import type { SearchState } from '../state.ts';
import type { ClientRequest, RequestParams } from './request.ts';

/** A search as InstantSearch would ask for it; `params` are what is wanted of the answer. */
export function stateRequest(state: SearchState, params: RequestParams): ClientRequest {
	const { query, refinements, ranges, page, sort } = state;
	return {
		indexName: sortedIndex(INDEX_NAME, sort),
		params: {
			query,
			page: page - 1,
			facetFilters: LIST_FACET_NAMES.flatMap((facet) => {
				const values = refinements[facet] ?? [];
				// A minus at the beginning would say 'not'.
				const filters = values.map((value) => `${facet}:${value.replace(/^-/, '\\-')}`);
				if (LIST_FACETS[facet].match === 'all') return filters.map((filter) => [filter]);
				return filters.length > 0 ? [filters] : [];
			}),
			numericFilters: RANGE_FACET_NAMES.flatMap((facet) => {
				const { min = null, max = null } = ranges[facet] ?? {};
				return [...(min === null ? [] : [`${facet}>=${min}`]), ...(max === null ? [] : [`${facet}<=${max}`])];
			}),
			...params,
		},
	};
}
