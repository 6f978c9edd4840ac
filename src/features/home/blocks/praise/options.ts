import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'praise';

/** A rating and quotes from buyers. */
export const options = z.strictObject({
	block: z.literal(name),
	rating: z.string(),
	about: z.string(),
	quotes: z.array(z.strictObject({ text: z.string(), by: z.string() })).min(1),
});

export type Options = z.output<typeof options>;
