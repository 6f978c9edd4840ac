/**
 * The settings the engine needs, in Meilisearch's own words: `INDEX_SETTINGS` is one. They are in the index file, so an index is
 * always searched by the settings it was made for.
 */
export interface EngineSettings {
	/** The most important first. */
	searchableAttributes: readonly string[];
	filterableAttributes: readonly {
		attributePatterns: readonly string[];
		features: { facetSearch: boolean; filter: { equality: boolean; comparison: boolean } };
	}[];
	sortableAttributes: readonly string[];
	/** The rules by name, then attributes with their direction: `created_at:desc`. */
	rankingRules: readonly string[];
	synonyms: Readonly<Record<string, readonly string[]>>;
	typoTolerance: {
		enabled: boolean;
		minWordSizeForTypos: { oneTypo: number; twoTypos: number };
		disableOnAttributes: readonly string[];
		disableOnWords: readonly string[];
		/** Whether a word of digits is never misspelt. */
		disableOnNumbers: boolean;
	};
	faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Readonly<Record<string, 'alpha' | 'count'>> };
	pagination: { maxTotalHits: number };
}

/** The attributes by which documents are ordered after all rules, from `rankingRules`. */
export function tieBreakers({ rankingRules }: EngineSettings): string[] {
	return rankingRules.filter((rule) => rule.includes(':'));
}
