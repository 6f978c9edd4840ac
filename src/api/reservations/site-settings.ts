import * as z from 'zod/mini';

/** How a dealer's shoppers pay deposits: the sandbox moves no money; Stripe has the dealer's account, by the names of its secrets. */
export const ApiPaymentsSchema = z.discriminatedUnion('provider', [
	z.object({ provider: z.literal('sandbox') }),
	z.object({ provider: z.literal('stripe'), key_env: z.string(), webhook_secret_env: z.string() }),
]);

/** The least and the most that is paid online for a quote or an invoice, dollars (RESERVE-013). */
export const ApiOnlinePaymentSchema = z.object({
	least: z.number().check(z.positive()),
	most: z.number().check(z.positive()),
});

/** Terms of reserving a vehicle online (RESERVE-005, RESERVE-006). */
export const ApiReserveSchema = z.object({
	/** Dollars, refundable in full. */
	deposit: z.number().check(z.positive()),
	/** Hours from payment on. */
	hours: z.int().check(z.minimum(1)),
	/** The page of the terms: a path of the site. */
	terms_page: z.string(),
});
