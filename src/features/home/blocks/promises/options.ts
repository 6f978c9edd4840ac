import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'promises';

/** The feature whose settings hold the terms or the link of the block (resolution 221). */
export const needs = 'guarantees';

/** The dealer's guarantees in one strip (HOME-014). */
export const options = z.strictObject({
	block: z.literal(name),
	items: z
		.array(
			z.strictObject({ icon: z.enum(['shield', 'check', 'engine', 'truck', 'clock']), text: z.string() }),
		)
		.min(2),
});

export type Options = z.output<typeof options>;
