import { availableOf } from '../model/available-of.ts';
import type { SearchState } from '../state.ts';
import type { VehicleSearchClient } from './search-client.ts';
import { stateRequest } from './state-request.ts';

/** How many vehicles that can be bought each of some searches finds, in one request. Rejects with a `SearchUnavailable`. */
export async function countVehicles(
	states: readonly SearchState[],
	client: VehicleSearchClient,
): Promise<number[]> {
	const { results } = await client.search(
		states.map((state) => stateRequest(state, { page: 0, hitsPerPage: 0, facets: ['status'] })),
	);
	return results.map(({ facets }) => availableOf(facets['status']));
}
