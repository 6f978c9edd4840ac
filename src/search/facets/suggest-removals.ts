import type { SearchState } from '../state.ts';
import { type AppliedFilter, appliedFilters, withoutFilter } from './applied.ts';

/** A way out of a search that finds nothing: what to take away, and how many vehicles that gives. */
export interface Removal {
	readonly filter: AppliedFilter;
	readonly state: SearchState;
	readonly count: number;
}

/**
 * What to take away from a search that finds nothing, the most gained first. Empty where no single thing helps: then only
 * starting afresh does.
 *
 * @param countAll how many vehicles each of some searches finds, in one request
 */
export async function suggestRemovals(
	state: SearchState,
	countAll: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<Removal[]> {
	const ways = appliedFilters(state).map((filter) => ({ filter, state: withoutFilter(state, filter) }));
	const counts = ways.length === 0 ? [] : await countAll(ways.map((way) => way.state));
	return ways
		.map((way, index): Removal => ({ ...way, count: counts[index] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}
