import { stateRequest } from '../counts/state-request.ts';
import { withoutFacet } from '../facets/applied.ts';
import type { ListFacetName } from '../facets/facets.ts';
import { LIST_FACETS } from '../facets/facets.ts';
import type { CountedValue } from '../facets/values/value-order.ts';
import type { SearchState } from '../state.ts';
import type { SearchClient } from './search-client.ts';

/**
 * The values of a facet that begin with a text, each with its number of vehicles within a search. Reaches the values that a search answer
 * leaves out, as it counts only the `MOST_COUNTED` most frequent. The facet's own ticked values are ignored where any of them may match.
 * Rejects with a `SearchUnavailable`.
 */
export async function findValues(
	state: SearchState,
	facet: ListFacetName,
	text: string,
	client: SearchClient,
): Promise<CountedValue[]> {
	const counted = LIST_FACETS[facet].match === 'any' ? withoutFacet(state, facet) : state;
	const { query, filters } = stateRequest(counted, client.rules);
	const { facetHits } = await client.searchValues({ query, filters, facet, text });
	return facetHits.map(({ value, count }) => ({ name: value, count }));
}
