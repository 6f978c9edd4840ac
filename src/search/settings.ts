import { MOST_COUNTED } from './facets/facets.ts';
import { type Attribute, EQUAL, EXACT, EXACT_WORDS, LISTED, NUMBERS } from './indexed-attributes.ts';
import { synonyms } from './synonyms.ts';

/** The name of the index on every server (RESULTS-019). */
export const INDEX_NAME = 'Car_production';

/**
 * The index settings, for a server and for the embedded engine, in Meilisearch's format. A query finds vehicles that match all its
 * words.
 */
export const INDEX_SETTINGS = {
	searchableAttributes: [
		'make',
		'model',
		// Make and model as neighbouring words, so that 'mazda3' is split and found.
		'make_model',
		'badge',
		'series',
		'year',
		'body',
		'body_detail',
		'colour',
		'paint',
		'fuel',
		'transmission',
		'drive',
		'car_type',
		'filtered_features',
		'stocknum',
		'location_name',
		'city',
		'name',
		'carsales_title',
	] satisfies Attribute[],
	filterableAttributes: [
		{
			attributePatterns: EQUAL,
			features: { facetSearch: false, filter: { equality: true, comparison: false } },
		},
		{
			attributePatterns: LISTED,
			features: { facetSearch: true, filter: { equality: true, comparison: false } },
		},
		{
			attributePatterns: NUMBERS,
			features: { facetSearch: false, filter: { equality: true, comparison: true } },
		},
	],
	sortableAttributes: [
		'price',
		'weekly_price_range',
		'km',
		'year',
		'created_at',
		'make_volume',
		'_geo',
	] satisfies Attribute[],
	/** A chosen sort comes before relevance, so that 'lowest price' is true for any text (RESULTS-002 to RESULTS-006). */
	rankingRules: [
		'sort',
		'words',
		'typo',
		'proximity',
		'attribute',
		'exactness',
		'rank:desc',
		'created_at:desc',
		'id:asc',
	],
	// Marked as pure so that tree shaking drops it from pages that only need the index's name.
	synonyms: /* @__PURE__ */ synonyms(),
	typoTolerance: {
		enabled: true,
		/** 'hilx' finds a HiLux; with two typos, a shorter word would match other words. */
		minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
		disableOnAttributes: EXACT,
		disableOnWords: EXACT_WORDS,
		/** 2023 is not a misspelt 2022. */
		disableOnNumbers: true,
	},
	faceting: { maxValuesPerFacet: MOST_COUNTED, sortFacetValuesBy: { '*': 'count' as const } },
	/** More than any server's stock, so that counts are exact. */
	pagination: { maxTotalHits: 1_000_000 },
};
