/**
 * The settings the engine needs, named as in Meilisearch: `INDEX_SETTINGS` is an example. They are stored in the index file, so an index
 * is always searched with the settings it was built with.
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
		/** Whether words of digits must match exactly. */
		disableOnNumbers: boolean;
	};
	faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Readonly<Record<string, 'alpha' | 'count'>> };
	pagination: { maxTotalHits: number };
}

/** The `attribute:direction` rules of `rankingRules`, which order documents that all other rules rank equally. */
export function tieBreakers({ rankingRules }: EngineSettings): string[] {
	return rankingRules.filter((rule) => rule.includes(':'));
}
