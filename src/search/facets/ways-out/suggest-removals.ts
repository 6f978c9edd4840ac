import { changeSearch, type SearchState } from '../../state.ts';
import {
	type AppliedFilter,
	appliedFilters,
	labelWithin,
	namedFilters,
	withoutFacet,
	withoutFilter,
} from '../applied.ts';
import { freedWords } from './freed-words.ts';
import { type Bounds, widenedRange } from './widened-range.ts';

/** A suggestion for a search without results: a filter to let go or to keep alone, with the resulting number of vehicles. */
export interface Removal {
	/** 'Any colour', or 'Only Toyota'. */
	readonly label: string;
	readonly state: SearchState;
	readonly count: number;
	/** Whether it keeps one filter alone. */
	readonly isOnly: boolean;
}

type Candidate = Omit<Removal, 'count'> & {
	/** Whether it widens a range; letting that range go comes next. */
	readonly isWider?: boolean;
};
type CountAll = (states: readonly SearchState[]) => Promise<readonly number[]>;

/** The words of a longer text are not suggested one by one. */
const MAX_WORDS = 6;

/**
 * Suggests filters or words to let go in a search without results, the most vehicles first; where no single one helps, filters to
 * keep alone. Empty where each filter alone finds nothing: then only a new search helps.
 *
 * @param bounds the numbers that there are around each range, to which it is widened
 * @param countAll counts the vehicles of several searches in one request
 */
export async function suggestRemovals(
	state: SearchState,
	bounds: Bounds,
	countAll: CountAll,
): Promise<Removal[]> {
	const filters = appliedFilters(state);
	const without = namedFilters(state).flatMap((filter) => [
		...widened(state, filter, bounds),
		{ label: freedWords(filter), state: freed(state, filter), isOnly: false },
	]);
	const removals = onlyNearest(await counted([...withoutEachWord(state), ...without], countAll), without);
	if (removals.length > 0 || filters.length < 2) return removals;
	// What is excluded stays so, and finds nothing to speak of alone.
	const sought = filters.filter(({ kind }) => kind !== 'excluded');
	return counted(
		sought.map((filter) => ({
			label: `Only ${labelWithin(filter)}`,
			state: keptAlone(state, filter, sought),
			isOnly: true,
		})),
		countAll,
	);
}

/** The changes that lead to results, each once, the most vehicles first. */
async function counted(changes: readonly Candidate[], countAll: CountAll): Promise<Removal[]> {
	const once = changes.filter(
		({ label }, index) => changes.findIndex((other) => other.label === label) === index,
	);
	const counts = once.length === 0 ? [] : await countAll(once.map((change) => change.state));
	return once
		.map((change, index): Removal => ({ ...change, count: counts[index] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

/** Without letting a range go where widening it finds as many. */
function onlyNearest(removals: readonly Removal[], candidates: readonly Candidate[]): Removal[] {
	return removals.filter(({ label, count }) => {
		const place = candidates.findIndex((candidate) => candidate.label === label);
		const before = candidates[place - 1];
		const wider = before?.isWider && removals.find((removal) => removal.label === before.label);
		return !wider || wider.count < count;
	});
}

/** The search without what a filter asks for: all values of its facet, as any one of them would do; one fitting of several. */
function freed(state: SearchState, filter: AppliedFilter): SearchState {
	const isOneOf = filter.kind === 'value' && filter.facet !== 'filtered_features';
	return isOneOf ? withoutFacet(state, filter.facet) : withoutFilter(state, filter);
}

function widened(state: SearchState, filter: AppliedFilter, bounds: Bounds): Candidate[] {
	if (filter.kind !== 'range') return [];
	const { facet } = filter;
	const wider = widenedRange(facet, state.ranges[facet], bounds[facet]);
	return wider
		? [
				{
					label: wider.label,
					state: changeSearch(state, { ranges: { [facet]: wider.range } }),
					isOnly: false,
					isWider: true,
				},
			]
		: [];
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
function withoutEachWord(state: SearchState): Candidate[] {
	const words = state.query.split(/\s+/).filter(Boolean);
	if (words.length < 2 || words.length > MAX_WORDS || /(?<!\S)-|"/.test(state.query)) return [];
	return words.map((word, place) => ({
		label: `Without “${word}”`,
		state: changeSearch(state, { query: words.filter((_, other) => other !== place).join(' ') }),
		isOnly: false,
	}));
}
