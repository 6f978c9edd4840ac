import { z } from 'zod';
import { RowFindingSchema } from '../check/findings.ts';

/** The report on a source's rows; stored with the vehicles, and the output of `--json`. */
export const StockReportSchema = z.object({
	/** The file or address. */
	source: z.string(),
	/** The meaning of row numbers: lines of a file, or records of a list from 1. */
	counted_by: z.enum(['line', 'record']),
	rows: z.number(),
	/** Vehicles before the dealer's own filter. */
	vehicles: z.number(),
	rejected_rows: z.number(),
	/** The findings of rejected rows; a row may have several. */
	rejected: z.array(RowFindingSchema),
	/** Values that were left out or changed in accepted vehicles. */
	notices: z.array(RowFindingSchema),
	/** Sentences about the source as a whole. */
	notes: z.array(z.string()),
});

export type StockReport = z.output<typeof StockReportSchema>;

/** Why earlier stock is used, when it was first read (ISO 8601, UTC), and its age at the build, hours. */
export const FromSnapshotSchema = z.object({
	reason: z.string(),
	taken_at: z.iso.datetime(),
	age_hours: z.number(),
});

/** A short report, as stored and printed by builds. */
export const StockSummarySchema = z.object({
	source: z.string(),
	rows: z.number(),
	/** Rows that are vehicles. */
	taken: z.number(),
	/** Vehicles that lists show. */
	shown: z.number(),
	/** Accepted vehicles that are not shown, by reason in words. */
	not_shown: z.record(z.string(), z.number()),
	rejected_rows: z.number(),
	notices: z.number(),
	from_snapshot: FromSnapshotSchema.nullable(),
	/** The formatted report. */
	lines: z.array(z.string()),
});

export type StockSummary = z.output<typeof StockSummarySchema>;
