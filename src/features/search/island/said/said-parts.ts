import { NEAR_KM } from '../../../../search/client/near-km.ts';
import type { ReadSentence } from '../../../../search/client/read-sentence.ts';
import {
	type AppliedFilter,
	appliedFilters,
	namedFilters,
	withoutFilter,
} from '../../../../search/facets/applied.ts';
import { filterWords } from '../../../../search/facets/filter-words.ts';
import { makeOfModel } from '../../../../search/facets/makes.ts';
import { SORTS } from '../../../../search/sorts.ts';
import { changeSearch, EMPTY_SEARCH, type SearchState } from '../../../../search/state.ts';

/** A filter, or the order, in words, with the search without it. */
export interface SaidPart {
	/** 'Colour'; empty for a filter that says its kind itself. */
	kind: string;
	text: string;
	without: SearchState;
}

/**
 * The filters of a search, those that its sentence asked for apart, and the search without the latter. All are the sentence's until it was
 * read.
 */
export function saidParts(state: SearchState, sentence: ReadSentence | null) {
	const asked = sentence && changeSearch(EMPTY_SEARCH, sentence.change);
	const keys = asked && new Set(appliedFilters(asked).map(keyOf));
	const shown = namedFilters(state);
	const isUnderstood = (filter: AppliedFilter) => keys === null || keys.has(keyOf(filter));
	const part = (filter: AppliedFilter): SaidPart => ({
		...filterWords(filter, state),
		...distance(filter, sentence),
		without: without(state, filter),
	});
	const understood = shown.filter(isUnderstood);
	const isSorted = asked !== null && asked.sort === state.sort && state.sort !== 'relevant';
	const unsorted = changeSearch(state, { sort: 'relevant' });
	const order: SaidPart = { kind: 'Order', text: SORTS[state.sort].label, without: unsorted };
	return {
		understood: [...understood.map(part), ...(isSorted ? [order] : [])],
		chosen: shown.filter((filter) => !isUnderstood(filter)).map(part),
		rest: understood.reduce(without, isSorted ? unsorted : state),
	};
}

/** The distance that a city was taken for, as its kind: a postcode means the cities near it, and the name of a city that city alone. */
function distance(filter: AppliedFilter, sentence: ReadSentence | null) {
	const postcode = filter.kind === 'value' && filter.facet === 'city' && sentence?.near.get(filter.value);
	return postcode ? { kind: `Within ${NEAR_KM} km of ${postcode}:` } : null;
}

/** A text that is the same for equal filters. */
const keyOf = (filter: AppliedFilter): string =>
	filter.kind === 'value' ? `${filter.facet} ${filter.value}` : `${filter.kind} ${filter.label}`;

/** The search without a filter; the last model of a make goes with the make that it implied. */
function without(state: SearchState, filter: AppliedFilter): SearchState {
	const next = withoutFilter(state, filter);
	if (filter.kind !== 'value' || filter.facet !== 'make_model') return next;
	const { make = [], make_model = [] } = next.refinements;
	const own = makeOfModel(filter.value, make);
	const isLast = !make_model.some((model) => makeOfModel(model, make) === own);
	return isLast ? changeSearch(next, { refinements: { make: make.filter((other) => other !== own) } }) : next;
}
