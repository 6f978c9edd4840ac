import type { SearchDocument } from '../domain/vehicle/record/search-document.ts';

/** A field of the search document. */
export type Attribute = keyof SearchDocument;

/** Attributes that are only compared for being equal. */
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

/** Attributes whose values may be searched too, as their lists can be long. */
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

/** Attributes with numbers, compared by size or distance. */
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
 * Attributes in which words are found as they are typed or not at all. Misspelt names are looked for among names: 'camery' is a Camry and
 * not every vehicle with a camera, 'golf' is not a gold one, and one letter off a stock number is another vehicle.
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

/** Words that are never misspellings of the names they nearly are: 'gold' is a colour and no Golf, 'mazda3' no other Mazda. */
export const EXACT_WORDS = ['gold', 'grey', 'blue', 'pink', 'mazda2', 'mazda3', 'mazda6'];
