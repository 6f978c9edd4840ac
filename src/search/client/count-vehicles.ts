import { stateRequest } from '../counts/state-request.ts';
import { availableOf } from '../model/available-of.ts';
import type { SearchState } from '../state.ts';
import type { SearchClient } from './search-client.ts';

/** The number of available vehicles that each search finds, in one request. Rejects with a `SearchUnavailable`. */
export async function countVehicles(states: readonly SearchState[], client: SearchClient): Promise<number[]> {
	const { answers } = await client.search(
		states.map((state) => stateRequest(state, client.rules, { facets: ['status'] })),
	);
	return answers.map(({ facetDistribution }) => availableOf(facetDistribution?.['status']));
}
