import type { SearchDocument } from '../contracts/search-document.ts';
import { MOST_COUNTED } from './facets/facets.ts';
import { synonyms } from './synonyms.ts';

type Attribute = keyof SearchDocument;

/** What the index is called on every server (RESULTS-019). */
export const INDEX_NAME = 'Car_production';

/** Attributes that are only compared for being equal. */
const EQUAL: Attribute[] = [
	'id',
	'slug',
	'dealer',
	'car_type',
	'item_type',
	'status',
	'show_on_dealer_website',
	'certified',
	'reserved',
	'learner_approved',
	'price_range',
	'state',
	'dealership_slug',
];

/** Attributes whose values may be searched too, as their lists can be long. */
const LISTED: Attribute[] = [
	'make',
	'model',
	'make_model',
	'badge',
	'series',
	'body',
	'colour',
	'drive',
	'fuel',
	'transmission',
	'filtered_features',
	'categories',
	'tag',
	'dealership_name',
	'location_name',
	'city',
];

/** Attributes with numbers, compared by size or distance. */
const NUMBERS: Attribute[] = [
	'price',
	'list_price',
	'subscription_price',
	'weekly_price_range',
	'year',
	'km',
	'seats',
	'sleeps',
	'body_length',
	'aggregate_trailer_mass',
	'tare_weight',
	'engine_capacity',
	'created_at',
	'sold_date_timestamp',
	'make_volume',
	'_geo',
];

/**
 * Attributes in which words are found as they are typed or not at all. Misspelt names are looked for among names: 'camery' is a Camry and
 * not every vehicle with a camera, 'golf' is not a gold one, and one letter off a stock number is another vehicle.
 */
const EXACT: Attribute[] = [
	'series',
	'year',
	'colour',
	'paint',
	'filtered_features',
	'stocknum',
	'location_name',
	'city',
	'name',
	'carsales_title',
];

/** Words that nobody misspells into the names they nearly are: 'gold' is a colour and no Golf, 'mazda3' no other Mazda. */
const EXACT_WORDS = ['gold', 'grey', 'blue', 'pink', 'mazda2', 'mazda3', 'mazda6'];

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

export type IndexSettings = typeof INDEX_SETTINGS;
