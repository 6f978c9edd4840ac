import * as z from 'zod/mini';

/** How a dealer's shoppers pay deposits: the sandbox moves no money; Stripe has the dealer's account, by the names of its secrets. */
export const ApiPaymentsSchema = z.discriminatedUnion('provider', [
	z.object({ provider: z.literal('sandbox') }),
	z.object({ provider: z.literal('stripe'), key_env: z.string(), webhook_secret_env: z.string() }),
]);

/** The least and the most that is paid online for a quote or an invoice, dollars, and its reference (RESERVE-013). */
export const ApiOnlinePaymentSchema = z.object({
	least: z.number().check(z.positive()),
	most: z.number().check(z.positive()),
	/** How a reference looks on the dealer's invoices; files of earlier builds have none. */
	example: z._default(z.string(), '204817'),
});

/** Terms of reserving a vehicle online (RESERVE-005, RESERVE-006). */
export const ApiReserveSchema = z.object({
	/** Dollars, refundable in full. */
	deposit: z.number().check(z.positive()),
	/** Hours from payment on. */
	hours: z.int().check(z.minimum(1)),
	/** The page of the terms: a path of the site. */
	terms_page: z.string(),
	/** Whether the whole vehicle can be bought online (RESERVE-010, RESERVE-011). */
	sold_online: z._default(z.boolean(), false),
});

/** What a dealership offers with the vehicles that it sells online (RESERVE-003). */
export const ApiOnlinePurchaseSchema = z.object({
	/** Whole dollars. */
	extras: z.array(z.object({ name: z.string(), price: z.int().check(z.nonnegative()) })),
	/** Whole dollars; null for pick-up only. */
	delivery: z.nullable(z.object({ price: z.int().check(z.nonnegative()) })),
});
