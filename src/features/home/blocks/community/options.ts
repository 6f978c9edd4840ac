import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'community';

/** The feature whose settings hold the terms or the link of the block (resolution 221). */
export const needs = 'community';

/** The dealer's community contribution (HOME-019). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	amount: z.string().min(1).default('$100,000'),
	text: z.string(),
});

export type Options = z.output<typeof options>;
