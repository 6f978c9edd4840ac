import { z } from 'zod';

/**
 * The steps on the way from a change to visitors: reading the feed, accepting its stock, building, publishing, and sending stock to the
 * search server.
 */
export const STEPS = ['feed', 'stock', 'build', 'publish', 'index'] as const;

/** The name of a step in {@link STEPS}. */
export type Step = (typeof STEPS)[number];

/** Something that keeps a dealer's newest state from visitors, and when it is tried again. */
const FailureSchema = z.object({
	step: z.enum(STEPS),
	problem: z.string(),
	/** When the first of these failures in a row happened, and how many there were. */
	since: z.iso.datetime(),
	count: z.int(),
	next_try: z.iso.datetime(),
});

export type Failure = z.output<typeof FailureSchema>;

/** What is remembered of a dealer, also across a restart. Times are ISO 8601, UTC. */
export const WatchedDealerSchema = z.object({
	/** The version (see `versionOf`) of what the last build, good or not, was made from; empty for none. */
	tried: z.string(),
	/** The built, the published and the indexed site: the version each was made from, and when it was built; empty for none. */
	built: z.string(),
	published: z.string(),
	indexed: z.string(),
	/** The time at which the same inputs give other pages. */
	valid_until: z.iso.datetime(),
	/** The version of the feed, when it last changed, and when it was last asked for with success. */
	feed: z.object({ hash: z.string(), changed_at: z.iso.datetime(), asked_at: z.iso.datetime() }).nullable(),
	pages: z.int(),
	shown: z.int(),
	/** Why the last build used earlier stock; null where it used the feed's. */
	refused: z.object({ since: z.iso.datetime(), problem: z.string() }).nullable(),
	/** The last unusual fall of the listed vehicles that was accepted. */
	fall: z.object({ at: z.iso.datetime(), from: z.int(), to: z.int() }).nullable(),
	/** Whether the dealer was rolled back at the target, and stays so. */
	is_held: z.boolean(),
	built_at: z.iso.datetime().nullable(),
	published_at: z.iso.datetime().nullable(),
	failure: FailureSchema.nullable(),
});

export type WatchedDealer = z.output<typeof WatchedDealerSchema>;

/** A dealer of which nothing is known yet. */
export const NEW_DEALER: WatchedDealer = {
	tried: '',
	built: '',
	published: '',
	indexed: '',
	valid_until: new Date(0).toISOString(),
	feed: null,
	pages: 0,
	shown: 0,
	refused: null,
	fall: null,
	is_held: false,
	built_at: null,
	published_at: null,
	failure: null,
};
