import { MOST_COUNTED } from './facets/facets.ts';
import { type Attribute, EQUAL, EXACT, EXACT_WORDS, LISTED, NUMBERS } from './indexed-attributes.ts';
import { synonyms } from './synonyms.ts';

/** What the index is called on every server (RESULTS-019). */
export const INDEX_NAME = 'Car_production';

/**
 * How the stock is searched: the settings of the index on a server and of the engine in the page at once, in Meilisearch's own
 * words. A query finds vehicles that have all its words.
 */
export const INDEX_SETTINGS = {
	searchableAttributes: [
		'make',
		'model',
		// Words of the make and the model stand beside each other in it: 'mazda3' is parted and found.
		'make_model',
		'badge',
		'series',
		'year',
		'body',
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
	/** A chosen order comes before the match of the words, so that 'lowest price' is true whatever was typed (RESULTS-002 to RESULTS-006). */
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
	// Marked so that a page which needs the index's name alone does not carry them.
	synonyms: /* @__PURE__ */ synonyms(),
	typoTolerance: {
		enabled: true,
		/** 'hilx' is a HiLux; two typos in a shorter word make another one. */
		minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
		disableOnAttributes: EXACT,
		disableOnWords: EXACT_WORDS,
		/** 2023 is not a misspelt 2022. */
		disableOnNumbers: true,
	},
	faceting: { maxValuesPerFacet: MOST_COUNTED, sortFacetValuesBy: { '*': 'count' as const } },
	/** More than any server holds, so that counts are true. */
	pagination: { maxTotalHits: 1_000_000 },
};
