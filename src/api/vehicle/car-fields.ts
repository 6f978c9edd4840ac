import { PRICE_TYPES } from '../../domain/price/price-type.ts';
import { CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';

/** The type of a field in {@link CAR_FIELDS}: '?' allows null, a list names the values. */
export type FieldType = 'text' | 'text?' | 'number?' | 'boolean' | readonly (string | null)[];

/**
 * The current fields of a vehicle for cards and its page: the `car_fields` of live updates (resolution 70). Every field is present;
 * null means 'not known'. The type, the schema of the service and the check of pages all follow from this table: pages apply live
 * updates before any interaction, for which a Zod schema is too heavy.
 */
export const CAR_FIELDS = {
	id: 'text',
	slug: 'text',
	name: 'text?',
	carsales_title: 'text?',
	make: 'text',
	model: 'text',
	badge: 'text?',
	series: 'text?',
	year: 'number?',
	/** Kilometres. */
	km: 'number?',
	item_type: ITEM_TYPES,
	car_type: CAR_TYPES,
	colour: 'text?',
	simple_fuel: 'text?',
	fuel: 'text?',
	simple_transmission: 'text?',
	trans: 'text?',
	engine_size: 'text?',
	status: 'text',
	sold: 'boolean',
	/** Unix seconds. */
	sold_date_timestamp: 'number?',
	reserved: 'boolean',
	certified: 'boolean',
	tag: 'text?',
	/** ISO 8601, UTC. */
	created_at: 'text?',
	/** Dollars, here and below. */
	price: 'number?',
	before_price: 'number?',
	offer_price: 'number?',
	subscription_price: 'number?',
	preorder: 'boolean',
	price_type: [...PRICE_TYPES, null],
	/** For the card: the vehicle's, else its location's. */
	city: 'text?',
	private_suburb: 'text?',
	/** The dealership whose settings its card uses. */
	dealership_slug: 'text?',
} as const satisfies Record<string, FieldType>;

/** Metres, people, kilograms; each may be null. */
export const CAR_SPECIFICATIONS = ['body_length', 'sleeps', 'aggregate_trailer_mass'] as const;

interface ValueOf {
	text: string;
	'text?': string | null;
	'number?': number | null;
	boolean: boolean;
}

type FieldValue<Type> = Type extends keyof ValueOf
	? ValueOf[Type]
	: Type extends readonly (infer V)[]
		? V
		: never;

/** The fields of {@link CAR_FIELDS}. */
export type CarFields = {
	-readonly [Field in keyof typeof CAR_FIELDS]: FieldValue<(typeof CAR_FIELDS)[Field]>;
} & {
	specifications: Record<(typeof CAR_SPECIFICATIONS)[number], number | null>;
};

/** Whether a value of a response has all the fields of a vehicle with their types. */
export function isCarFields(value: unknown): value is CarFields {
	if (!isRecord(value)) return false;
	const { specifications } = value;
	return (
		Object.entries<FieldType>(CAR_FIELDS).every(([field, type]) => isOfType(value[field], type)) &&
		isRecord(specifications) &&
		CAR_SPECIFICATIONS.every((field) => isOfType(specifications[field], 'number?'))
	);
}

function isOfType(value: unknown, type: FieldType): boolean {
	switch (type) {
		case 'text':
			return typeof value === 'string';
		case 'text?':
			return value === null || typeof value === 'string';
		case 'number?':
			return value === null || Number.isFinite(value);
		case 'boolean':
			return typeof value === 'boolean';
		default:
			return type.includes(value as string | null);
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
