import { z } from 'zod';

/**
 * Where shoppers pay the deposit of a reservation. `false`: 'Reserve' sends a request, and the dealer takes the deposit. `sandbox`: the
 * checkout with a payment page of our own on which no money moves, for trials and demonstrations. `stripe`: Stripe's hosted page, with the
 * dealer's own account (resolution 148).
 */
export const CheckoutSchema = z
	.union([
		z.literal(false),
		z.discriminatedUnion('provider', [
			z.strictObject({ provider: z.literal('sandbox') }),
			z.strictObject({
				provider: z.literal('stripe'),
				/** Environment variable with the account's secret key, or a restricted one. */
				key_env: z.string(),
				/** Environment variable with the signing secret of the account's webhook. */
				webhook_secret_env: z.string(),
			}),
		]),
	])
	.default(false);
