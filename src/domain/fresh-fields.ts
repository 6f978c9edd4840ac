import type { CardVehicle } from './card/vehicle-card.ts';
import { PRICE_TYPES } from './price/price-type.ts';
import { CAR_TYPES } from './vehicle/car-type.ts';
import { ITEM_TYPES } from './vehicle/item-type.ts';

/** What a vehicle is now, as far as cards and its page show it: the `car_fields` of live answers (resolution 70). */
export interface FreshFields extends Omit<CardVehicle, 'picture' | 'stock_version'> {
	/** Which dealership's settings its card has. */
	dealership_slug: string | null;
}

/** One vehicle that is no longer what some page says. */
export interface StockChange {
	slug: string;
	/** From which version of it the answer was made; see {@link stockVersion}. */
	stock_version: number;
	/** Null for a vehicle that is no longer shown at all. */
	car_fields: FreshFields | null;
}

/**
 * The version of a vehicle: a number that grows when its record changes and only then, so that an answer made from older stock is
 * told from a newer one. Unix seconds; 0 where the feed does not say when a record changed: any answer is newer.
 */
export function stockVersion({ updated_at }: { updated_at: string | null }): number {
	return updated_at === null ? 0 : Math.floor(Date.parse(updated_at) / 1000);
}

type Kind = 'text' | 'text?' | 'number?' | 'flag' | readonly (string | null)[];

/** What each field must be; the text of an answer is nobody's promise. */
const KINDS = {
	id: 'text',
	slug: 'text',
	name: 'text?',
	carsales_title: 'text?',
	make: 'text',
	model: 'text',
	badge: 'text?',
	series: 'text?',
	year: 'number?',
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
	sold: 'flag',
	sold_date_timestamp: 'number?',
	reserved: 'flag',
	certified: 'flag',
	tag: 'text?',
	created_at: 'text?',
	price: 'number?',
	before_price: 'number?',
	offer_price: 'number?',
	subscription_price: 'number?',
	preorder: 'flag',
	price_type: [...PRICE_TYPES, null],
	city: 'text?',
	private_suburb: 'text?',
	dealership_slug: 'text?',
} satisfies Record<Exclude<keyof FreshFields, 'specifications'>, Kind>;

const SPECIFICATIONS = ['body_length', 'sleeps', 'aggregate_trailer_mass'];

/** Whether something is what an answer tells of a vehicle: every field, each of its kind. */
export function isFreshFields(value: unknown): value is FreshFields {
	if (!isRecord(value)) return false;
	const { specifications } = value;
	return (
		Object.entries(KINDS).every(([field, kind]) => isOfKind(value[field], kind)) &&
		isRecord(specifications) &&
		SPECIFICATIONS.every((field) => isOfKind(specifications[field], 'number?'))
	);
}

function isOfKind(value: unknown, kind: Kind): boolean {
	switch (kind) {
		case 'text':
			return typeof value === 'string';
		case 'text?':
			return value === null || typeof value === 'string';
		case 'number?':
			return value === null || Number.isFinite(value);
		case 'flag':
			return typeof value === 'boolean';
		default:
			return kind.includes(value as string | null);
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
