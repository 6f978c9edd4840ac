import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'banners';

/** The current banners of `promotions.banners` (CONFIG-010). */
export const options = z.strictObject({
	block: z.literal(name),
});

export type Options = z.output<typeof options>;
