import { z } from 'zod';
import { isConfidentialUrl } from '../../domain/lead/confidential-url.ts';

/** The sender that phones show: a number, or a registered name of at most eleven letters and digits. Names take no replies. */
const SenderIdSchema = z
	.string()
	.regex(/^(\+\d{8,15}|[A-Za-z0-9 ]{3,11})$/, 'expected a number in E.164, or 3 to 11 letters and digits');

/** An account with Twilio. */
const TwilioSchema = z.strictObject({
	provider: z.literal('twilio'),
	account_sid: z.string().regex(/^AC[0-9a-f]{32}$/, 'expected the Account SID: AC and 32 hexadecimal digits'),
	/** The name of the environment variable with the auth token. */
	secret_env: z.string(),
	sender_id: SenderIdSchema,
});

/** A gateway that sends text messages for signed JSON by HTTP. */
const GatewaySchema = z.strictObject({
	provider: z.literal('gateway'),
	url: z
		.url()
		.refine((url) => !URL.canParse(url) || isConfidentialUrl(url), 'expected an address with https://'),
	/** The name of the environment variable with the key of the signature. */
	secret_env: z.string(),
	sender_id: SenderIdSchema,
});

/** Alerts when a saved vehicle gets cheaper, has a deposit, is sold or is back on sale. */
const AlertsSchema = z.strictObject({
	/** The smallest price drop that is sent, per cent of the price. */
	price_drop_percent: z.number().min(0.1).max(50).default(2),
	/** Text messages a day, apart from sign-in codes; further ones wait for the next day. */
	texts_per_day: z.int().min(0).max(100_000).default(200),
	/** Who sends alerts, as the Spam Act 2003 requires. Null: the entity and ABN of `legal`. */
	sender: z.string().min(1).max(120).nullable().default(null),
});

/** The address of a page at the root of the site. */
const PagePath = z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, "expected a path such as '/watchlist'");

/** Sign-in with a mobile number (WATCHLIST-003 to WATCHLIST-007). */
export const AccountsSchema = z.strictObject({
	/** Whether mobile numbers of other countries may sign in. Fraud with paid text messages comes from abroad. */
	abroad: z.boolean().default(false),
	/** Codes a day, whatever visitors request: each costs money. */
	texts_per_day: z.int().min(1).max(100_000).default(500),
	/** Pages that ask visitors to sign in first; all are open by default (resolution 95). */
	gates: z
		.strictObject({
			/** Every page about finance: calculator, enquiry and application (WATCHLIST-015). */
			finance: z.boolean().default(false),
			/** The checkout of a vehicle (WATCHLIST-014). */
			checkout: z.boolean().default(false),
			/** The lender's own application (WATCHLIST-018). */
			equifax_finance: z.boolean().default(false),
			/** Spin to win, so that it is one spin for each mobile number (WATCHLIST-016). */
			spin_to_win: z.boolean().default(false),
			/** Online payments (WATCHLIST-017). */
			online_payment: z.boolean().default(false),
		})
		.prefault({}),
	/** The address of the page of saved vehicles (resolution 91). */
	watchlist_path: PagePath.default('/watchlist'),
	/** Brands with a garage of their own name: 'Toyota' has `/my-toyota` besides `/my-garage`. The first one is in the header. */
	garage_brands: z
		.array(z.string().regex(/^[\p{L}\d][\p{L}\d &.-]*$/u, "expected a brand such as 'Toyota'"))
		.default([]),
	/** Who sends the text messages. Null: the mail page of the preview, in demonstration dealers only. */
	text_service: z.discriminatedUnion('provider', [GatewaySchema, TwilioSchema]).nullable().default(null),
	/** The most that texts may cost in a day, codes and alerts together: then none is sent, and sign-in offers the phone. */
	text_spending: z
		.strictObject({
			/** The price of a text, or of each part of a long one, in cents. */
			cents_per_part: z.number().min(0.1).max(1000).default(10),
			dollars_per_day: z.number().min(1).max(100_000).default(50),
		})
		.prefault({}),
	/** Alerts about saved vehicles; false for none. */
	alerts: z.union([z.literal(false), AlertsSchema]).prefault({}),
});
