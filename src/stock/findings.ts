import { z } from 'zod';

/** Something about one value of a record that is not as it should be. */
export const FieldFindingSchema = z.object({
	/** The field, such as `price` or `images[3].image.url`; empty for the record as a whole. */
	field: z.string(),
	/** What would have been right, such as 'a price of $0 or more'. */
	expected: z.string(),
	/** The value as it stands in the source, quoted. */
	found: z.string(),
	/** What is used in its stead; null for nothing. */
	used: z.string().nullable(),
});

export type FieldFinding = z.output<typeof FieldFindingSchema>;

/** A finding and where it was made. */
export const RowFindingSchema = FieldFindingSchema.extend({
	row: z.number(),
	/** The record's id, if it has one. */
	id: z.string().nullable(),
});

export type RowFinding = z.output<typeof RowFindingSchema>;

/** What is expected of a row whose id an earlier row has: a repetition, of which the first row is taken. */
export const OWN_ID = 'an id of its own';

/** A finding whose value is left out, unless something is used in its stead. */
export function finding(
	field: string,
	expected: string,
	found: string,
	used: string | null = null,
): FieldFinding {
	return { field, expected, found, used };
}
