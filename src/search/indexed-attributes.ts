import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../domain/list/selection.ts';
import type { SearchDocument } from '../domain/vehicle/record/search-document.ts';

/** A field of the search document. */
export type Attribute = keyof SearchDocument;

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

/** Numeric attributes, compared by size or distance: those of selections, and those of sorts and dates. */
export const NUMBERS: Attribute[] = [
	...NUMBER_FIELDS,
	'list_price',
	'created_at',
	'sold_date_timestamp',
	'make_volume',
	'_geo',
];

/** Attributes that are only compared for equality: the others of selections, and those that name a vehicle. */
export const EQUAL: Attribute[] = [
	...FLAG_FIELDS,
	...TEXT_FIELDS.filter((field) => !LISTED.includes(field)),
	'slug',
	'dealer',
	'show_on_dealer_website',
];

/**
 * Attributes without typo tolerance. Typos are only corrected among names: 'camery' finds a Camry rather than every vehicle with a
 * camera, 'golf' finds no gold vehicle, and a stock number with another letter is another vehicle.
 */
export const EXACT: Attribute[] = [
	'series',
	'year',
	'body_detail',
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
