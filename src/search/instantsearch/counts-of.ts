import type { SearchResults } from 'algoliasearch-helper';
import type { SearchCounts } from '../model/search-model.ts';

/** What InstantSearch found, apart from the vehicles. */
export function countsOf({ nbHits, nbPages, facets, disjunctiveFacets }: SearchResults): SearchCounts {
	return {
		total: nbHits,
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
