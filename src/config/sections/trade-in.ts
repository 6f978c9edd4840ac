import { z } from 'zod';
import { isConfidentialUrl } from '../../domain/lead/confidential-url.ts';
import { MOST_DOLLARS } from '../../domain/price/most-dollars.ts';
import { ESTIMATE_DAYS } from '../../domain/trade-in/online-estimate.ts';
import { USUAL_QUICK_PICKS } from '../../domain/trade-in/quick-picks.ts';

const dollars = z.int().min(0).max(MOST_DOLLARS);

/** AutoGrab's own address. */
const AUTOGRAB_URL = 'https://api.autograb.com.au';

/** AutoGrab's API (https://devhub.autograb.com), with the dealer's own contract. */
const AutoGrabSchema = z.strictObject({
	provider: z.literal('autograb'),
	/** The name of the environment variable with the API key. */
	key_env: z.string(),
	url: z
		.url()
		.refine((url) => !URL.canParse(url) || isConfidentialUrl(url), 'expected an address with https://')
		.default(AUTOGRAB_URL),
	/** The most calls of a day (UTC), as each costs money. After them vehicles are entered, or valued, by hand until the next day. */
	calls_per_day: z.int().min(1).max(100_000).default(200),
});

/**
 * Where vehicles come from. `by_hand`: from the shopper. `reference`: invented ones, in demonstration dealers only; elsewhere it is
 * `by_hand`. Null: `reference` in demonstration dealers, else `by_hand`.
 */
const lookup = z
	.union([z.enum(['by_hand', 'reference']), AutoGrabSchema])
	.nullable()
	.default(null);

/**
 * Where prices come from. `by_hand`: from the dealer's buyers. `reference`: from the table of fitted asking prices, whose limits a dealer
 * should know before it is held to them (decision 0014). Null: `reference` in demonstration dealers, else `by_hand`.
 */
const valuation = z
	.union([z.enum(['by_hand', 'reference']), AutoGrabSchema])
	.nullable()
	.default(null);

/** Trade-ins, and buying vehicles from sellers (TRADEIN). */
export const TradeInSchema = z.strictObject({
	/** Dealerships that accept no trade-in. */
	exclude_dealerships: z.array(z.string()).default([]),
	/** Whether the pages of vehicles in stock offer the instant valuation of a trade-in (TRADEIN-027, resolution 125). */
	instant_valuation: z.boolean().default(false),
	/** The register that finds a vehicle by its number plate. */
	lookup,
	/** Who estimates what a vehicle is worth. */
	valuation,
	/** Days an estimate is held. */
	held_days: z.int().min(1).max(31).default(ESTIMATE_DAYS),
	/** The amounts to pick for the price a seller wants, dollars (TRADEIN-031, TRADEIN-032). */
	quick_picks: z
		.array(z.strictObject({ from: dollars, to: dollars, step: dollars.min(1) }))
		.min(1)
		.default([...USUAL_QUICK_PICKS]),
	/** Days after which photos are erased; the rest of the lead stays. */
	photos_kept_days: z.int().min(1).max(730).default(90),
	/** Whether each valuation is also posted to `/api/miscellaneous`, for the dealer's records (TRADEIN-025, resolution 129). */
	save_valuations: z.boolean().default(false),
	/** When a buyer answers: 'within one business hour'. Empty promises nothing. */
	answer_promise: z.string().default(''),
});
