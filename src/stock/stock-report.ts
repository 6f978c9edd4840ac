import { z } from 'zod';
import { RowFindingSchema } from './findings.ts';

/** What there is to say of a source's rows; kept beside the vehicles, and what `--json` gives. */
export const StockReportSchema = z.object({
	/** The file or address. */
	source: z.string(),
	/** What the numbers of rows count: lines of a file, or records of a list from 1. */
	counted_by: z.enum(['line', 'record']),
	rows: z.number(),
	/** Vehicles before the dealer's own filter. */
	vehicles: z.number(),
	rejected_rows: z.number(),
	/** Why rows were rejected; a row may be there more than once. */
	rejected: z.array(RowFindingSchema),
	/** Values that were left out or changed, of vehicles that were kept. */
	notices: z.array(RowFindingSchema),
	/** Sentences about the source as a whole. */
	notes: z.array(z.string()),
});

export type StockReport = z.output<typeof StockReportSchema>;

/** Why an earlier stock is shown, when that was first read (ISO 8601, UTC), and how long before the build, in hours. */
export const FromSnapshotSchema = z.object({
	reason: z.string(),
	taken_at: z.iso.datetime(),
	age_hours: z.number(),
});

/** A report in short, as builds keep and print it. */
export const StockSummarySchema = z.object({
	source: z.string(),
	rows: z.number(),
	/** Rows that are vehicles. */
	taken: z.number(),
	/** Vehicles that lists show. */
	shown: z.number(),
	/** Vehicles taken but not shown, by the reason in words. */
	not_shown: z.record(z.string(), z.number()),
	rejected_rows: z.number(),
	notices: z.number(),
	from_snapshot: FromSnapshotSchema.nullable(),
	/** The report as people read it. */
	lines: z.array(z.string()),
});

export type StockSummary = z.output<typeof StockSummarySchema>;
