import * as z from 'zod/mini';

/** Letters of a note. */
export const LONGEST_NOTE = 500;

/** A saved vehicle, for its owner alone. */
export const SavedCarSchema = z.object({
	/** The vehicle's id (WATCHLIST-006). */
	id: z.string(),
	/** When it was saved: ISO 8601. */
	saved_at: z.string(),
	/** The price when it was saved, dollars; null for none. */
	price: z.nullable(z.number()),
	/** The vehicle as it was when it was saved, to show one that has left the stock; null where that was not kept. */
	vehicle: z.nullable(
		z.object({
			/** '2024 Toyota HiLux SR5'. */
			name: z.string(),
			slug: z.string(),
			make: z.string(),
			model: z.string(),
			/** The address of its first picture; null for none. */
			picture: z.nullable(z.string()),
			/** Badge, series and colour; without it for a vehicle saved by an earlier version. */
			variant: z.optional(z.string()),
			/** Such as '42,100 km', 'Automatic'. */
			facts: z.optional(z.array(z.string())),
		}),
	),
	/** The visitor's own note; null for none. */
	note: z.nullable(z.string()),
});

export type SavedCar = z.output<typeof SavedCarSchema>;
