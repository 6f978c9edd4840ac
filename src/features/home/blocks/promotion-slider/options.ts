import { z } from 'zod';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'promotion-slider';

/** The pictures of `promotions.slider`, side by side (PROMO-016). */
export const options = z.strictObject({
	block: z.literal(name),
});

export type Options = z.output<typeof options>;
