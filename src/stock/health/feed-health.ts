import { z } from 'zod';

/** A row, or a value of a row, that the site does not show as it was sent: in the words of the people who send the feed. */
export const FeedProblemSchema = z.object({
	/** What visitors miss: the vehicle, the value, or the value as it was sent. */
	effect: z.enum(['vehicle_left_out', 'value_left_out', 'value_changed']),
	/** The line of a table, or the record of a list counted from 1. */
	row: z.int(),
	/** The vehicle's id in the feed; null where it has none. */
	id: z.string().nullable(),
	/** The columns, elements or fields of the feed that the value was read from; empty for the row as a whole. */
	columns: z.array(z.string()),
	/** The field of a vehicle that they fill, such as `price`; empty for the row as a whole. */
	field: z.string(),
	/** The value in the feed, quoted. */
	received: z.string(),
	/** What is accepted, such as 'a price of $0 or more'. */
	accepted: z.string(),
	/** The value that the site uses instead; null for none. */
	used: z.string().nullable(),
	/** Whether the version of the feed before this one did not have it. */
	is_new: z.boolean(),
});

export type FeedProblem = z.output<typeof FeedProblemSchema>;

const CountsSchema = z.object({
	/** Rows in the feed. */
	received: z.int(),
	/** Vehicles that the site's lists show. */
	published: z.int(),
	/** Rows that are no vehicles on the site. */
	left_out: z.int(),
	/** Vehicles of a feed that was refused as a whole: kept back until it is mended. */
	kept_back: z.int(),
	/** Values that were left out or changed in vehicles. */
	warnings: z.int(),
});

/** The numbers of a feed's rows by what became of them. */
export type FeedCounts = z.output<typeof CountsSchema>;

const RefusalSchema = z.object({
	kind: z.enum(['not_fetched', 'not_readable', 'empty', 'too_many_left_out', 'too_few_vehicles']),
	/** For the people who run the site. */
	reason: z.string(),
	since: z.iso.datetime(),
	/** When the stock was read that the site shows instead; null where it has none. */
	shown_since: z.iso.datetime().nullable(),
});

/** Why a feed was refused as a whole, and what is shown instead. */
export type FeedRefusal = z.output<typeof RefusalSchema>;

/** What became of a dealer's feed when the site was last built from it. Times are ISO 8601, UTC. */
export const FeedHealthSchema = z.object({
	version: z.literal(1),
	/** The dealer's name. */
	dealer: z.string(),
	/** The dealer's time zone, in which pages say times. */
	time_zone: z.string(),
	/** The file or address of the feed. */
	source: z.string(),
	counted_by: z.enum(['line', 'record']),
	/** Hash of the feed; empty before it could be read. */
	feed: z.string(),
	/** When this version of the feed was first read; null before it could be read. */
	received_at: z.iso.datetime().nullable(),
	/** When a build last read it, or tried to. */
	read_at: z.iso.datetime(),
	counts: CountsSchema,
	/** Vehicles of the feed that lists do not show, by reason in words. */
	not_shown: z.record(z.string(), z.int()),
	/** Why the feed as a whole is not used; null where it is. */
	refusal: RefusalSchema.nullable(),
	/** Sentences about the feed as a whole. */
	notes: z.array(z.string()),
	problems: z.array(FeedProblemSchema),
	/** Problems beyond those that are listed. */
	unlisted: z.int(),
	/** What changed since the version before; null for the first one. */
	changes: z
		.object({
			before: CountsSchema,
			before_received_at: z.iso.datetime(),
			begun: z.int(),
			mended: z.int(),
			mended_rows: z.array(FeedProblemSchema),
		})
		.nullable(),
});

export type FeedHealth = z.output<typeof FeedHealthSchema>;
