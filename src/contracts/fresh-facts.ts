import { z } from 'zod';
import type { FreshFields, StockChange } from '../domain/fresh-fields.ts';
import { PRICE_TYPES } from '../domain/price/price-type.ts';
import { CAR_TYPES } from '../domain/vehicle/car-type.ts';
import { ITEM_TYPES } from '../domain/vehicle/item-type.ts';

const text = z.string().nullable();
const number = z.number().nullable();

/** What a vehicle is now, as far as cards and its page show it. Every key is there; null means 'not known'. */
export const FreshFieldsSchema = z.object({
	id: z.string(),
	slug: z.string(),
	name: text,
	carsales_title: text,
	make: z.string(),
	model: z.string(),
	badge: text,
	series: text,
	year: number,
	/** Kilometres. */
	km: number,
	item_type: z.enum(ITEM_TYPES),
	car_type: z.enum(CAR_TYPES),
	colour: text,
	simple_fuel: text,
	fuel: text,
	simple_transmission: text,
	trans: text,
	engine_size: text,
	specifications: z.object({ body_length: number, sleeps: number, aggregate_trailer_mass: number }),
	status: z.string(),
	sold: z.boolean(),
	/** Unix seconds. */
	sold_date_timestamp: number,
	reserved: z.boolean(),
	certified: z.boolean(),
	tag: text,
	/** ISO 8601, UTC. */
	created_at: text,
	/** Dollars, here and below. */
	price: number,
	before_price: number,
	offer_price: number,
	subscription_price: number,
	preorder: z.boolean(),
	price_type: z.enum(PRICE_TYPES).nullable(),
	/** As cards show it: the vehicle's, else its location's. */
	city: text,
	private_suburb: text,
	dealership_slug: text,
}) satisfies z.ZodType<FreshFields>;

const stock_version = z.int().min(0);

/** One vehicle that changed; `car_fields` is null for one that is no longer shown. */
export const StockChangeSchema = z.object({
	slug: z.string(),
	/** The vehicle's version: Unix seconds of `updated_at`, 0 when unknown. */
	stock_version,
	car_fields: FreshFieldsSchema.nullable(),
}) satisfies z.ZodType<StockChange>;

/**
 * `GET {api}/stock-changes.json`: the vehicles that changed or went lately, for lists and the search. Of which time is the
 * service's choice, as long as it is longer than pages are kept; browsers leave out what is no news to them.
 */
export const StockChangesSchema = z.object({
	/** The highest version of the stock the answer was made from. */
	stock_version,
	changes: z.array(StockChangeSchema),
});

/** `GET {api}/cars/{slug}/view.json`: how often a vehicle was looked at, and what it is now (VDPACT-034, VDPACT-035, resolution 70). */
export const VehicleViewSchema = z.object({
	/** Null when they are not counted. */
	views: z.int().min(0).nullable(),
	stock_version,
	car_fields: FreshFieldsSchema.nullable(),
});

export type StockChanges = z.output<typeof StockChangesSchema>;
export type VehicleView = z.output<typeof VehicleViewSchema>;
