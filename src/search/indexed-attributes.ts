import type { SearchDocument } from '../domain/vehicle/record/search-document.ts';

/** A field of the search document. */
export type Attribute = keyof SearchDocument;

/** Attributes that are only compared for equality. */
export const EQUAL: Attribute[] = [
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

/** Attributes with facet search, as their lists of values can be long. */
export const LISTED: Attribute[] = [
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

/** Numeric attributes, compared by size or distance. */
export const NUMBERS: Attribute[] = [
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
 * Attributes without typo tolerance. Typos are only corrected among names: 'camery' finds a Camry rather than every vehicle with a
 * camera, 'golf' finds no gold vehicle, and a stock number with another letter is another vehicle.
 */
export const EXACT: Attribute[] = [
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

/** Query words without typo tolerance, as they are close to a name they do not mean: 'gold' is not Golf, 'mazda3' not 'mazda2'. */
export const EXACT_WORDS = ['gold', 'grey', 'blue', 'pink', 'mazda2', 'mazda3', 'mazda6'];
