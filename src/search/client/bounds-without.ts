import { stateRequest } from '../counts/state-request.ts';
import { withoutFacet } from '../facets/applied.ts';
import { RANGE_FACET_NAMES } from '../facets/facets.ts';
import type { Bounds } from '../facets/ways-out/widened-range.ts';
import type { SearchState } from '../state.ts';
import type { SearchClient } from './search-client.ts';

/** The bounds around each range of a search. Rejects with a `SearchUnavailable`. */
export async function boundsWithout(state: SearchState, client: SearchClient): Promise<Bounds> {
	const facets = RANGE_FACET_NAMES.filter((facet) => state.ranges[facet]);
	if (facets.length === 0) return {};
	const requests = facets.map((facet) =>
		stateRequest(withoutFacet(state, facet), client.rules, { facets: [facet] }),
	);
	const { answers } = await client.search(requests);
	return Object.assign({}, ...answers.map(({ facetStats }) => facetStats));
}
