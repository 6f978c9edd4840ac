import type { ListFacetName } from '../facets/facets.ts';
import { LIST_FACETS } from '../facets/facets.ts';
import type { CountedValue } from '../facets/value-order.ts';
import type { SearchState } from '../state.ts';
import { withBrandGroup } from './brand-group.ts';
import type { VehicleSearchClient } from './search-client.ts';
import { stateRequest } from './state-request.ts';

/**
 * The values of a facet that begin with a text, with how many vehicles of a search have them: reaches the values that an answer leaves
 * out, which counts the `MOST_COUNTED` most frequent ones. Where any ticked value of the facet will do, its ticks do not count.
 * Rejects with a `SearchUnavailable`.
 */
export async function findValues(
	state: SearchState,
	facet: ListFacetName,
	text: string,
	client: VehicleSearchClient,
): Promise<CountedValue[]> {
	const own = LIST_FACETS[facet].match === 'any' ? { [facet]: [] } : {};
	const counted = { ...state, page: 1, refinements: { ...state.refinements, ...own } };
	const { indexName, params } = withBrandGroup(stateRequest(counted, {}));
	const [found] = await client.searchForFacetValues([
		{ indexName, params: { ...params, facetName: facet, facetQuery: text } },
	]);
	return (found?.facetHits ?? []).map(({ value, count }) => ({ name: value, count }));
}
