import type { SearchQuery } from '../protocol.ts';
import { answerQuery } from './answer-query.ts';
import { buildIndex } from './build-index.ts';
import type { EngineSettings } from './engine-settings.ts';
import { openIndex } from './open-index.ts';
import type { SearchIndex } from './search-index.ts';

/** Settings for the tests' own small stocks. */
export const EXAMPLE_SETTINGS: EngineSettings = {
	searchableAttributes: ['make', 'model', 'badge', 'features', 'stocknum'],
	filterableAttributes: [
		{
			attributePatterns: ['make', 'model', 'colour', 'features', 'certified', 'badge', 'picture'],
			features: { facetSearch: true, filter: { equality: true, comparison: false } },
		},
		{
			attributePatterns: ['price', 'year', '_geo'],
			features: { facetSearch: false, filter: { equality: true, comparison: true } },
		},
	],
	sortableAttributes: ['price', 'year', 'make', '_geo'],
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

/** The ids of what a search finds, in order. */
export function foundIds(index: SearchIndex, query: Partial<SearchQuery>): string[] {
	const search = { indexUid: 'stock', q: '', page: 1, hitsPerPage: 1000, ...query };
	return answerQuery<{ id: string }>(index, search).hits.map(({ id }) => id);
}
