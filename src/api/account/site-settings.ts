import * as z from 'zod/mini';

/** The service of text messages: the mail page of the preview, an HTTP gateway, or Twilio. An environment variable has the secret. */
const TextServiceSchema = z.union([
	z.object({ provider: z.literal('outbox') }),
	z.object({
		provider: z.literal('gateway'),
		url: z.string(),
		secret_env: z.string(),
		sender_id: z.string(),
	}),
	z.object({
		provider: z.literal('twilio'),
		account_sid: z.string(),
		secret_env: z.string(),
		sender_id: z.string(),
	}),
]);

/** The lead API's data about a dealer's alerts. */
const ApiAlertsSchema = z.object({
	/** The smallest price drop that is sent, per cent. */
	price_drop_percent: z.number().check(z.gt(0)),
	/** Text messages a day. */
	texts_per_day: z.int().check(z.minimum(0)),
	/** Who sends them, as the Spam Act 2003 requires: 'Harbourline Toyota Pty Ltd, ABN 61 004 218 776'. */
	sender: z.string(),
});

/** The lead API's data about a dealer's accounts. */
export const ApiAccountsSchema = z.object({
	/** Whether mobile numbers of other countries may sign in. */
	abroad: z.boolean(),
	/** Text messages a day, whatever visitors request: they cost money. */
	texts_per_day: z.int().check(z.minimum(1)),
	text_service: TextServiceSchema,
	/** The most that texts may cost in a day, codes and alerts together; null where they cost nothing. */
	text_spending: z._default(
		z.nullable(z.object({ cents_per_part: z.number().check(z.gt(0)), dollars_per_day: z.number() })),
		null,
	),
	/** Gates that the dealer has closed: their leads need a session. */
	gates: z._default(
		z.object({
			checkout: z._default(z.boolean(), false),
			finance: z.boolean(),
			equifax_finance: z.boolean(),
			spin_to_win: z._default(z.boolean(), false),
			online_payment: z._default(z.boolean(), false),
		}),
		{ checkout: false, finance: false, equifax_finance: false, spin_to_win: false, online_payment: false },
	),
	/** Alerts about saved vehicles; null where the dealer sends none. */
	alerts: z._default(z.nullable(ApiAlertsSchema), null),
});
