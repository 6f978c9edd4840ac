import { RANGE_FACET_NAMES, type RangeFacetName } from '../facets/facets.ts';
import type { SearchState } from '../state.ts';
import type { ClientRequest } from './request.ts';
import type { VehicleSearchClient } from './search-client.ts';
import { stateRequest } from './state-request.ts';

/**
 * One search for each interval of a facet's numbers, which finds how many vehicles lie in it: from each edge up to and without the
 * next one, the last interval open. The search's own range of that facet does not count, so that a histogram shows what lies beyond
 * the slider's thumbs. Exact on both transports: a server lists no more than 200 values of a facet, and a large yard has more prices.
 *
 * @param edges upwards, each once
 */
export function bucketRequests(
	state: SearchState,
	facet: RangeFacetName,
	edges: readonly number[],
): ClientRequest[] {
	const ranges = Object.fromEntries(
		RANGE_FACET_NAMES.filter((name) => name !== facet).map((name) => [name, state.ranges[name]]),
	);
	const { indexName, params } = stateRequest({ ...state, ranges }, { page: 0, hitsPerPage: 0 });
	const others = (params?.numericFilters ?? []) as readonly string[];
	return edges.map((edge, index) => {
		const next = edges[index + 1];
		const below = next === undefined ? [] : [`${facet}<${next}`];
		return { indexName, params: { ...params, numericFilters: [...others, `${facet}>=${edge}`, ...below] } };
	});
}

/**
 * How many vehicles of a search lie in each interval of a facet's numbers; see {@link bucketRequests}. One request. Rejects with a
 * `SearchUnavailable`.
 */
export async function countBuckets(
	state: SearchState,
	facet: RangeFacetName,
	edges: readonly number[],
	client: VehicleSearchClient,
): Promise<number[]> {
	const { results } = await client.search(bucketRequests(state, facet, edges));
	return results.map(({ nbHits }) => nbHits);
}
