import { z } from 'zod';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'promises';

/** The feature whose settings the block's promise or link comes from (resolution 221). */
export const needs = 'guarantees';

/** What the dealer guarantees, in one strip (HOME-014). */
export const options = z.strictObject({
	block: z.literal(name),
	items: z
		.array(
			z.strictObject({ icon: z.enum(['shield', 'check', 'engine', 'truck', 'clock']), text: z.string() }),
		)
		.min(2),
});

export type Options = z.output<typeof options>;
