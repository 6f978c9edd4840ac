import { countRequests } from '../../../src/search/counts/count-requests.ts';
import { siteFilters, soldAfter } from '../../../src/search/filters/site-filters.ts';
import type { SearchRequest } from '../../../src/search/request.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { BENCH_DEALER, BENCH_TIME } from './documents.ts';

/** Vehicles on a page. */
export const PAGE_SIZE = 24;

/** What a site decides about its searches; sold vehicles are listed for four weeks. */
const RULES = {
	filters: siteFilters({
		dealer: BENCH_DEALER,
		manufacturer: null,
		filter: null,
		sold_after: soldAfter(28, BENCH_TIME),
	}),
	lowest_price_excludes_unpriced: false,
};

/** What the search page asks for a state: the vehicles and counts, then the counts of each refined facet without it. */
export function stateQueries(state: SearchState): SearchRequest[] {
	return countRequests(state, RULES, PAGE_SIZE);
}
