import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'finder';

/** The search form as a block of its own: a bar, a card, or a sentence with gaps to fill. */
export const options = z.strictObject({
	block: z.literal(name),
	style: z.enum(['bar', 'card', 'sentence']),
});

export type Options = z.output<typeof options>;
