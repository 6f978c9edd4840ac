import { countRequests } from '../../../src/search/counts/count-requests.ts';
import { siteFilters, soldAfter } from '../../../src/search/filters/site-filters.ts';
import type { SearchRequest } from '../../../src/search/request.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { BENCH_DEALER, BENCH_TIME } from './documents.ts';

/** Vehicles per page. */
export const PAGE_SIZE = 24;

/** A site's search settings; sold vehicles are listed for four weeks. */
const RULES = {
	filters: siteFilters({
		dealer: BENCH_DEALER,
		manufacturer: null,
		filter: null,
		sold_after: soldAfter(28, BENCH_TIME),
	}),
	lowest_price_excludes_unpriced: false,
};

/** Requests that the search page makes for a state: hits and counts, then the counts of each refined facet without that facet. */
export function stateQueries(state: SearchState): SearchRequest[] {
	return countRequests(state, RULES, PAGE_SIZE);
}
