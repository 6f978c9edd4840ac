import { z } from 'zod';

/**
 * Where shoppers pay the deposit of a reservation. `false`: 'Reserve' sends a request, and the dealer takes the deposit. `sandbox`: the checkout with a
 * payment page of our own on which no money moves, for trials and demonstrations (resolution 148).
 */
export const CheckoutSchema = z
	.union([
		z.literal(false),
		z.discriminatedUnion('provider', [z.strictObject({ provider: z.literal('sandbox') })]),
	])
	.default(false);
