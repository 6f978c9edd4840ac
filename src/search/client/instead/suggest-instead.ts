import { stateRequest } from '../../counts/state-request.ts';
import { appliedFilters } from '../../facets/applied.ts';
import { LIST_FACETS } from '../../facets/facets.ts';
import { valueLabel } from '../../facets/values/value-label.ts';
import { changeSearch, type SearchState, toggleValue } from '../../state.ts';
import { countVehicles } from '../count-vehicles.ts';
import type { SearchClient } from '../search-client.ts';
import { type Wish, wishesOf } from './wishes.ts';

/** A filter to add, with its number of vehicles. */
export interface Suggestion {
	/** '7 seats', 'Up to 50,000 km'. */
	readonly label: string;
	readonly state: SearchState;
	readonly count: number;
}

/** How often each value of each facet occurs. */
type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** More are no help to choose. */
const MOST = 3;

/**
 * Suggests filters for the words of a sentence that have no meaning of their own: those that vehicles of the search have, and not all of
 * them. Rejects with a `SearchUnavailable`.
 */
export async function suggestInstead(
	words: readonly string[],
	state: SearchState,
	client: SearchClient,
): Promise<readonly Suggestion[]> {
	const wishes = wishesOf(words);
	if (wishes.length === 0) return [];
	const facets = [...new Set(wishes.flatMap((wish) => ('facet' in wish ? wish.facet : [])))];
	const { answers } = await client.search([stateRequest(state, client.rules, { facets })]);
	const candidates = wishes.flatMap((wish) => candidatesOf(wish, state, answers[0]?.facetDistribution ?? {}));
	const [all = 0, ...counts] = await countVehicles([state, ...candidates.map((one) => one.state)], client);
	return candidates
		.map((candidate, index): Suggestion => ({ ...candidate, count: counts[index] ?? 0 }))
		.filter(({ count, label }, index, every) => {
			const isFirst = every.findIndex((other) => other.label === label) === index;
			return isFirst && count > 0 && count < all;
		})
		.slice(0, MOST);
}

/** The filters that a wish may mean, each added to a search: a facet that is refined is not refined further, but for fittings. */
function candidatesOf(wish: Wish, state: SearchState, counted: Counted): Omit<Suggestion, 'count'>[] {
	if ('ranges' in wish) {
		if (Object.keys(wish.ranges).some((facet) => facet in state.ranges)) return [];
		const [filter] = appliedFilters({ query: '', refinements: {}, ranges: wish.ranges });
		return [{ label: filter?.label ?? '', state: changeSearch(state, wish) }];
	}
	const { facet, values } = wish;
	const ticked: readonly string[] = state.refinements[facet] ?? [];
	if (ticked.length > 0 && LIST_FACETS[facet].match === 'any') return [];
	return Object.keys(counted[facet] ?? {})
		.filter((value) => values.test(value) && !ticked.includes(value))
		.map((value) => ({ label: valueLabel(facet, value), state: toggleValue(state, facet, value) }));
}
