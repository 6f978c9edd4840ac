import type { SearchRequest } from '../request.ts';
import { answerRequest } from './answer-request.ts';
import { buildIndex } from './build-index.ts';
import type { EngineSettings } from './engine-settings.ts';
import { openIndex } from './open-index.ts';
import type { SearchIndex } from './search-index.ts';

/** Engine settings for the small stocks of tests. */
export const EXAMPLE_SETTINGS: EngineSettings = {
	searchableAttributes: ['make', 'model', 'badge', 'features', 'stocknum'],
	filterableAttributes: [
		{
			attributePatterns: ['make', 'model', 'colour', 'features', 'certified', 'badge', 'picture'],
			features: { facetSearch: true, filter: { equality: true, comparison: false } },
		},
		{
			attributePatterns: ['price', 'year'],
			features: { facetSearch: false, filter: { equality: true, comparison: true } },
		},
	],
	sortableAttributes: ['price', 'year', 'make'],
	rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'year:desc', 'id:asc'],
	synonyms: { ute: ['pickup'], pickup: ['ute'], merc: ['mercedes benz'], 'cx 5': ['cx5'], cx5: ['cx 5'] },
	typoTolerance: {
		enabled: true,
		minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
		disableOnAttributes: ['stocknum', 'features'],
		disableOnWords: ['gold'],
		disableOnNumbers: true,
	},
	faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'count' } },
	pagination: { maxTotalHits: 1_000_000 },
};

/** Opens the index of some documents. */
export function exampleIndex(documents: readonly object[]): SearchIndex {
	return openIndex(buildIndex(documents, EXAMPLE_SETTINGS));
}

/** A request for the first 1,000 documents, with some properties overridden. */
export function exampleRequest(overrides: Partial<SearchRequest<string>> = {}): SearchRequest<string> {
	return { query: '', filters: [], facets: [], order: null, page: 1, pageSize: 1000, ...overrides };
}

/** The ids of a search's hits, in order. */
export function foundIds(index: SearchIndex, overrides: Partial<SearchRequest<string>>): string[] {
	return answerRequest<{ id: string }>(index, exampleRequest(overrides)).hits.map(({ id }) => id);
}
