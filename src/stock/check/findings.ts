import { z } from 'zod';

/** A problem with one value of a record. */
export const FieldFindingSchema = z.object({
	/** The field, such as `price` or `images[3].image.url`; empty for the record as a whole. */
	field: z.string(),
	/** The expected value, such as 'a price of $0 or more'. */
	expected: z.string(),
	/** The value in the source, quoted. */
	found: z.string(),
	/** The value used instead; null for none. */
	used: z.string().nullable(),
});

export type FieldFinding = z.output<typeof FieldFindingSchema>;

/** A finding with its row. */
export const RowFindingSchema = FieldFindingSchema.extend({
	row: z.number(),
	/** The record's id, if it has one. */
	id: z.string().nullable(),
});

export type RowFinding = z.output<typeof RowFindingSchema>;

/** The expectation for a row that repeats an earlier row's id. The first row is used. */
export const OWN_ID = 'an id of its own';

/** A finding whose value is left out, unless another is used instead. */
export function finding(
	field: string,
	expected: string,
	found: string,
	used: string | null = null,
): FieldFinding {
	return { field, expected, found, used };
}
