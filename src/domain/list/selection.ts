/** Fields of a vehicle a selection compares with texts, as search documents name them. */
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

/** Fields a selection compares with yes and no. */
export const FLAG_FIELDS = ['certified', 'reserved', 'learner_approved'] as const;

/** Fields whose numbers a selection compares by size. Dollars, kilometres, feet, kilograms, cubic centimetres. */
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

/** Numbers between two ends, both included; an end that is left out is open. */
export interface Bounds {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** Some of a stock, by fields that must all agree: one of the texts named, yes or no, a number between two. */
export type FieldSelection = {
	readonly [Field in (typeof TEXT_FIELDS)[number]]?: string | readonly string[] | undefined;
} & { readonly [Field in (typeof FLAG_FIELDS)[number]]?: boolean | undefined } & {
	readonly [Field in (typeof NUMBER_FIELDS)[number]]?: Bounds | undefined;
};

/** Some of a stock, as a dealer's options name it: what agrees in all fields, with one of `any` and not with `not`. */
export type Selection = FieldSelection & {
	readonly any?: readonly FieldSelection[] | undefined;
	readonly not?: FieldSelection | undefined;
};
