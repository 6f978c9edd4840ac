import * as z from 'zod/mini';

/** A saved search, for its owner alone. */
export const SavedSearchSchema = z.object({
	id: z.string(),
	/** Its filters in words: 'Toyota HiLux, under $70,000'. */
	name: z.string(),
	/** The address that opens it again: a path and query of the site. */
	path: z.string(),
	/** ISO 8601. */
	saved_at: z.string(),
});

export type SavedSearch = z.output<typeof SavedSearchSchema>;
