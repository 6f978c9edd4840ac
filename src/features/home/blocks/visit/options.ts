import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'visit';

/** The primary location: address, opening hours and a customer quote. */
export const options = z.strictObject({
	block: z.literal(name),
	quote: z
		.strictObject({
			rating: z.number().min(1).max(5),
			count: z.int().min(1),
			text: z.string(),
			by: z.string(),
		})
		.optional(),
});

export type Options = z.output<typeof options>;
