import type { SiteRules } from '../filters/site-filters.ts';
import { stateFilters } from '../filters/state-filters.ts';
import type { Filter, SearchRequest } from '../request.ts';
import { SORTS } from '../sorts.ts';
import type { SearchState } from '../state.ts';

/** The parts of an answer to request. Default: counts alone. */
export type Wanted = Partial<Pick<SearchRequest, 'facets' | 'pageSize' | 'fields'>>;

/** The request for the hits or counts of a search within a site. */
export function stateRequest(state: SearchState, rules: SiteRules, wanted: Wanted = {}): SearchRequest {
	const { query, page, sort } = state;
	return {
		query,
		filters: [...rules.filters, ...pricedOnly(state, rules), ...stateFilters(state)],
		facets: [],
		order: SORTS[sort].order,
		page,
		pageSize: 0,
		...wanted,
	};
}

/** A filter that only vehicles with a known price pass, for the cheapest-first sort where the site excludes unpriced vehicles from it. */
function pricedOnly({ sort }: SearchState, { lowest_price_excludes_unpriced }: SiteRules): Filter[] {
	return lowest_price_excludes_unpriced && sort === 'price_asc'
		? [{ field: 'price', min: 0, max: null }]
		: [];
}
