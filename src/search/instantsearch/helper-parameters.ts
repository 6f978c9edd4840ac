import type { PlainSearchParameters } from 'algoliasearch-helper';
import {
	LIST_FACET_NAMES,
	LIST_FACETS,
	type ListFacetName,
	MOST_COUNTED,
	RANGE_FACET_NAMES,
} from '../facets/facets.ts';
import { INDEX_NAME } from '../settings.ts';
import { sortedIndex } from '../sorts.ts';
import type { SearchState } from '../state.ts';

/** Facets of which a vehicle must have every ticked value, and those of which any will do. */
const ALL_OF = LIST_FACET_NAMES.filter((facet) => LIST_FACETS[facet].match === 'all');
const ANY_OF = LIST_FACET_NAMES.filter((facet) => LIST_FACETS[facet].match === 'any');

/**
 * A search in the parameters of InstantSearch's helper. A facet of which any value will do is disjunctive: the helper asks one more
 * query for each that is narrowed, so that its other values keep their counts and its slider its bounds.
 */
export function parametersOf(state: SearchState, pageSize: number): PlainSearchParameters {
	const refinements = (facets: readonly ListFacetName[]) =>
		Object.fromEntries(facets.map((facet) => [facet, [...(state.refinements[facet] ?? [])]]));
	return {
		index: sortedIndex(INDEX_NAME, state.sort),
		query: state.query,
		// The helper counts pages from 0.
		page: state.page - 1,
		hitsPerPage: pageSize,
		maxValuesPerFacet: MOST_COUNTED,
		facets: [...ALL_OF],
		facetsRefinements: refinements(ALL_OF),
		disjunctiveFacets: [...ANY_OF, ...RANGE_FACET_NAMES],
		disjunctiveFacetsRefinements: refinements(ANY_OF),
		numericRefinements: Object.fromEntries(
			RANGE_FACET_NAMES.map((facet) => {
				const { min = null, max = null } = state.ranges[facet] ?? {};
				return [facet, { ...(min !== null && { '>=': [min] }), ...(max !== null && { '<=': [max] }) }];
			}),
		),
	};
}
