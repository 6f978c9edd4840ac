import { z } from 'zod';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'banners';

/** The banners of `promotions.banners` that are due (CONFIG-010). */
export const options = z.strictObject({
	block: z.literal(name),
});

export type Options = z.output<typeof options>;
