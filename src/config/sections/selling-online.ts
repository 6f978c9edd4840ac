import { z } from 'zod';
import { RESERVED_HOURS } from '../../domain/reservation/reservation.ts';
import { LinkTarget } from './identity.ts';

/** Settings of `features.reserve`. */
export const ReserveSchema = z.strictObject({
	/** The page that states the terms; a promise without terms may not be made (resolution 221). */
	terms_page: LinkTarget,
	/** Dollars. */
	deposit: z.number().positive().default(200),
	hours: z.int().positive().default(RESERVED_HOURS),
	/**
	 * The page where it is done: `/cars/{slug}/checkout` or, on sites that call reserving buying online, `/cars/{slug}/buy-online`
	 * (RESERVE-002).
	 */
	page: z.enum(['checkout', 'buy-online']).default('checkout'),
	/** What the law of the dealership's state says of cooling off, shown before the deposit is paid; null for nothing. */
	cooling_off: z.string().min(1).nullable().default(null),
	/** The benefits of every reservation, as promised on `terms_page`: '12 months roadside assist' (RESERVE-008, RESERVE-009). */
	promises: z.array(z.string().min(1)).default([]),
});

/** Settings of `features.online_purchase`. */
export const OnlinePurchaseSchema = z.strictObject({
	used: z.boolean().default(false),
	makes: z.array(z.string()).default([]),
	/** What can be bought with the vehicle, fitted, in whole dollars, as prices are shown. */
	extras: z
		.array(z.strictObject({ name: z.string().min(1).max(150), price: z.int().nonnegative() }))
		.default([]),
	/** Bringing it to the buyer: whole dollars, and where to; null for pick-up only. */
	delivery: z
		.strictObject({ price: z.int().nonnegative(), area: z.string().min(1) })
		.nullable()
		.default(null),
});

/** Settings of `features.online_payment`. */
export const OnlinePaymentSchema = z.strictObject({
	/** Dollars. Very small payments are what stolen cards are tried out with. */
	least: z.number().min(1).default(10),
	most: z.number().positive().max(100_000).default(5000),
	/** An example of a reference, as quotes and invoices have them. */
	example: z.string().min(1).default('204817'),
});
