import { changeSearch, type SearchState } from '../state.ts';
import { appliedFilters, withoutFilter } from './applied.ts';

/** A way out of a search that finds nothing: one filter or one word, what to take away, and how many vehicles that gives. */
export interface Removal {
	/** What is taken away, as a chip names it. */
	readonly label: string;
	readonly state: SearchState;
	readonly count: number;
}

/** Words of a longer text are not offered one by one. */
const MOST_WORDS = 6;

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
	const filters = appliedFilters(state).map((filter) => ({
		label: filter.label,
		state: withoutFilter(state, filter),
	}));
	const ways = [...wordsTakenAway(state), ...filters];
	const counts = ways.length === 0 ? [] : await countAll(ways.map((way) => way.state));
	return ways
		.map((way, index): Removal => ({ ...way, count: counts[index] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

/** The ways to leave out one word of several. */
function wordsTakenAway(state: SearchState): Pick<Removal, 'label' | 'state'>[] {
	const words = state.query.split(/\s+/).filter(Boolean);
	if (words.length < 2 || words.length > MOST_WORDS) return [];
	return words.map((word, place) => ({
		label: `“${word}”`,
		state: changeSearch(state, { query: words.filter((_, other) => other !== place).join(' ') }),
	}));
}
