/** The text fields that a selection can compare, named as in search documents. */
export const TEXT_FIELDS = [
	'id',
	'make',
	'model',
	'make_model',
	'badge',
	'series',
	'car_type',
	'item_type',
	'body',
	'colour',
	'fuel',
	'transmission',
	'drive',
	'filtered_features',
	'tag',
	'status',
	'price_range',
	'dealership_name',
	'dealership_slug',
	'location_name',
	'city',
	'state',
] as const;

/** The boolean fields. */
export const FLAG_FIELDS = ['certified', 'reserved', 'learner_approved'] as const;

/** The numeric fields. Dollars, kilometres, feet, kilograms, cubic centimetres. */
export const NUMBER_FIELDS = [
	'price',
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
] as const;

/** A range of numbers, inclusive; an omitted end is open. */
export interface Bounds {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** A selection by fields, all of which must match: one of several texts, a boolean, a range of numbers. */
export type FieldSelection = {
	readonly [Field in (typeof TEXT_FIELDS)[number]]?: string | readonly string[] | undefined;
} & { readonly [Field in (typeof FLAG_FIELDS)[number]]?: boolean | undefined } & {
	readonly [Field in (typeof NUMBER_FIELDS)[number]]?: Bounds | undefined;
};

/** A dealer's selection from the stock: vehicles that match all fields and one of `any`, but not `not`. */
export type Selection = FieldSelection & {
	readonly any?: readonly FieldSelection[] | undefined;
	readonly not?: FieldSelection | undefined;
};
