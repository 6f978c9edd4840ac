import type { SearchResults } from 'algoliasearch-helper';
import { availableOf } from '../model/available-of.ts';
import type { SearchCounts } from '../model/search-model.ts';

/** What InstantSearch found, apart from the vehicles. */
export function countsOf({
	nbHits,
	nbPages,
	facets,
	disjunctiveFacets,
	_state,
}: SearchResults): SearchCounts {
	const statuses = disjunctiveFacets.find(({ name }) => name === 'status')?.data as Record<string, number>;
	return {
		total: nbHits,
		available: availableOf(statuses, _state.disjunctiveFacetsRefinements['status']),
		pages: nbPages,
		values: Object.fromEntries(
			[...facets, ...disjunctiveFacets].map(({ name, data }) => [name, data as Record<string, number>]),
		),
		stats: Object.fromEntries(
			disjunctiveFacets.flatMap(({ name, stats }) =>
				stats ? [[name, stats as { min: number; max: number }] as const] : [],
			),
		),
		more: {},
	};
}
