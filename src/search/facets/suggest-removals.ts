import { changeSearch, type SearchState } from '../state.ts';
import { type AppliedFilter, appliedFilters, labelWithin, withoutFilter } from './applied.ts';

/** A suggestion for a search without results: a filter to remove or to keep alone, with the resulting number of vehicles. */
export interface Removal {
	/** 'Without Red', or 'Only Toyota'. */
	readonly label: string;
	readonly state: SearchState;
	readonly count: number;
}

/** The words of a longer text are not suggested one by one. */
const MAX_WORDS = 6;

/**
 * Suggests filters or words to remove from a search without results, the most vehicles first; where no single removal helps, filters to
 * keep alone. Empty where each filter alone finds nothing: then only a new search helps.
 *
 * @param countAll counts the vehicles of several searches in one request
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
	const removals = await countedChanges([...withoutEachWord(state), ...without], countAll);
	if (removals.length > 0 || filters.length < 2) return removals;
	// What is excluded stays so, and finds nothing to speak of alone.
	const sought = filters.filter(({ kind }) => kind !== 'excluded');
	return countedChanges(
		sought.map((filter) => ({
			label: `Only ${labelWithin(filter)}`,
			state: keptAlone(state, filter, sought),
		})),
		countAll,
	);
}

/** The changes that lead to results, the most vehicles first. */
async function countedChanges(
	changes: readonly Pick<Removal, 'label' | 'state'>[],
	countAll: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<Removal[]> {
	const counts = changes.length === 0 ? [] : await countAll(changes.map((change) => change.state));
	return changes
		.map((change, index): Removal => ({ ...change, count: counts[index] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

/** The search with only one of some of its filters; a model is kept with its make. */
function keptAlone(state: SearchState, kept: AppliedFilter, filters: readonly AppliedFilter[]): SearchState {
	const isModel = kept.kind === 'value' && kept.facet === 'make_model';
	const isItsMake = (filter: AppliedFilter) =>
		isModel &&
		filter.kind === 'value' &&
		filter.facet === 'make' &&
		kept.value.startsWith(`${filter.value} `);
	// In reverse order, so models are removed before their makes, which would remove them too.
	return filters
		.filter((filter) => filter !== kept && !isItsMake(filter))
		.toReversed()
		.reduce(withoutFilter, state);
}

/** The search without each of its words; excluded terms and phrases in quotes are filters of their own. */
function withoutEachWord(state: SearchState): Pick<Removal, 'label' | 'state'>[] {
	const words = state.query.split(/\s+/).filter(Boolean);
	if (words.length < 2 || words.length > MAX_WORDS || /(?<!\S)-|"/.test(state.query)) return [];
	return words.map((word, place) => ({
		label: `Without “${word}”`,
		state: changeSearch(state, { query: words.filter((_, other) => other !== place).join(' ') }),
	}));
}
