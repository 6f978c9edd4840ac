import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'community';

/** The feature whose settings the block's promise or link comes from (resolution 221). */
export const needs = 'community';

/** What the dealer gives to its community (HOME-019). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	amount: z.string().min(1).default('$100,000'),
	text: z.string(),
});

export type Options = z.output<typeof options>;
