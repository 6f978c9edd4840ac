import { boundsWithout } from '../../../../search/client/bounds-without.ts';
import { countVehicles } from '../../../../search/client/count-vehicles.ts';
import { stateRequest } from '../../../../search/counts/state-request.ts';
import { nearestFirst, nearSearches } from '../../../../search/facets/ways-out/near-searches.ts';
import { suggestRemovals } from '../../../../search/facets/ways-out/suggest-removals.ts';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchSession } from '../session/open-session.ts';

/** Number of similar vehicles shown. */
const SIMILAR_SHOWN = 6;

/** Candidates of each relaxed search, from which the nearest in price are chosen. */
const COMPARED = 24;

/** What a search without results can be changed to: refinements to let go, and the most similar vehicles. */
export async function findWaysOut(state: SearchState, { asideClient: client, cardsOf }: SearchSession) {
	const bounds = await boundsWithout(state, client);
	const removals = await suggestRemovals(state, bounds, (states) => countVehicles(states, client));
	const { answers } = await client.search(
		nearSearches(state).map((near) => stateRequest(near, client.rules, { pageSize: COMPARED })),
	);
	const found = answers.map(({ hits }) => hits);
	return { removals, similar: cardsOf(nearestFirst(found, state, SIMILAR_SHOWN)) };
}
