import { baseFilters, soldAfter } from '../../../src/search/client/base-filter.ts';
import { searchQuery } from '../../../src/search/client/search-query.ts';
import type { SearchQuery } from '../../../src/search/protocol.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { searchRequests } from '../../../tests/fixtures/search-requests.ts';
import { BENCH_DEALER, BENCH_TIME } from './documents.ts';

/** What a site decides about its searches; sold vehicles are listed for four weeks. */
const SETTINGS = {
	base: baseFilters({
		dealer: BENCH_DEALER,
		manufacturer: null,
		filter: null,
		sold_after: soldAfter(28, BENCH_TIME),
	}),
	lowest_price_excludes_unpriced: false,
};

/** What the search page asks for a state: the vehicles and counts, then the counts of each refined facet without it. */
export function stateQueries(state: SearchState): SearchQuery[] {
	return searchRequests(state).map((request) => searchQuery(request, SETTINGS));
}
