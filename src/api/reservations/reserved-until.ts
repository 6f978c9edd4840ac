import * as z from 'zod/mini';

/** The end of a reservation that was paid online; null for a vehicle that is free, or reserved by its dealer. */
export const ReservedUntilSchema = z.nullable(
	z.object({
		/** ISO 8601, UTC. */
		at: z.string(),
		/** At the dealership: 'Thu 26 Nov 2026, 2:41pm'. */
		text: z.string(),
	}),
);

export type ReservedUntil = z.output<typeof ReservedUntilSchema>;
