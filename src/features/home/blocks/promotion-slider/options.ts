import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'promotion-slider';

/** The pictures of `promotions.slider`, side by side (PROMO-016). */
export const options = z.strictObject({
	block: z.literal(name),
});

export type Options = z.output<typeof options>;
