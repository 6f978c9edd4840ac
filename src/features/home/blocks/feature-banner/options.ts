import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'feature-banner';

/** Links to special offers, service and trade-in (HOME-003); those the site lacks are left out. */
export const options = z.strictObject({
	block: z.literal(name),
	offers: z.string().min(1),
	service: z.string().min(1),
	trade_in: z.string().min(1),
});

export type Options = z.output<typeof options>;
