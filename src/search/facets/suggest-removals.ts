import { changeSearch, type SearchState } from '../state.ts';
import { type AppliedFilter, appliedFilters, labelWithin, withoutFilter } from './applied.ts';

/** A way out of a search that finds nothing: what to take away or to keep, and how many vehicles that gives. */
export interface Removal {
	/** 'Without Red', or 'Only Toyota'. */
	readonly label: string;
	readonly state: SearchState;
	readonly count: number;
}

/** Words of a longer text are not offered one by one. */
const MOST_WORDS = 6;

/**
 * What to take away from a search that finds nothing, the most gained first; where no single thing helps, which of its filters to keep
 * alone. Empty where each of them finds nothing: then only starting afresh does.
 *
 * @param countAll how many vehicles each of some searches finds, in one request
 */
export async function suggestRemovals(
	state: SearchState,
	countAll: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<Removal[]> {
	const filters = appliedFilters(state);
	const without = filters.map((filter) => ({
		label: `Without ${labelWithin(filter)}`,
		state: withoutFilter(state, filter),
	}));
	const removals = await countedWays([...wordsTakenAway(state), ...without], countAll);
	if (removals.length > 0 || filters.length < 2) return removals;
	return countedWays(
		filters.map((filter) => ({
			label: `Only ${labelWithin(filter)}`,
			state: keptAlone(state, filter, filters),
		})),
		countAll,
	);
}

/** The ways that find something, the most first. */
async function countedWays(
	ways: readonly Pick<Removal, 'label' | 'state'>[],
	countAll: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<Removal[]> {
	const counts = ways.length === 0 ? [] : await countAll(ways.map((way) => way.state));
	return ways
		.map((way, index): Removal => ({ ...way, count: counts[index] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

/** The search with one of its filters; a model keeps its make. */
function keptAlone(state: SearchState, kept: AppliedFilter, filters: readonly AppliedFilter[]): SearchState {
	const isModel = kept.kind === 'value' && kept.facet === 'make_model';
	const isItsMake = (filter: AppliedFilter) =>
		isModel &&
		filter.kind === 'value' &&
		filter.facet === 'make' &&
		kept.value.startsWith(`${filter.value} `);
	// A model goes before its make, which would take it along.
	return filters
		.filter((filter) => filter !== kept && !isItsMake(filter))
		.toReversed()
		.reduce(withoutFilter, state);
}

/** The ways to leave out one word of several. */
function wordsTakenAway(state: SearchState): Pick<Removal, 'label' | 'state'>[] {
	const words = state.query.split(/\s+/).filter(Boolean);
	if (words.length < 2 || words.length > MOST_WORDS) return [];
	return words.map((word, place) => ({
		label: `Without “${word}”`,
		state: changeSearch(state, { query: words.filter((_, other) => other !== place).join(' ') }),
	}));
}
