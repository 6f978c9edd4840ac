import * as z from 'zod/mini';

/** A service for look-ups or valuations; `key_env` is the name of the environment variable with its key. */
const TradeInServiceSchema = z.discriminatedUnion('provider', [
	z.object({ provider: z.literal('by_hand') }),
	z.object({ provider: z.literal('reference') }),
	z.object({
		provider: z.literal('autograb'),
		url: z.string(),
		key_env: z.string(),
		calls_per_day: z.int(),
	}),
]);

/** A dealer's settings for trade-ins, in the file that the build writes for the service. */
export const ApiTradeInSchema = z.object({
	lookup: TradeInServiceSchema,
	valuation: TradeInServiceSchema,
	/** Days an estimate is held. */
	held_days: z.int(),
	photos_kept_days: z.int(),
	/** Whether invented vehicles may be found: in demonstration dealers only. */
	has_samples: z.boolean(),
	/** What the site calls the models and offers that lead to the form, by the parameter of its address: 'offer=one'. */
	looked_at: z._default(z.record(z.string(), z.string()), {}),
});

export type TradeInService = z.output<typeof TradeInServiceSchema>;
