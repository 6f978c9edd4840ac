import { z } from 'zod';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'access-loan';

/** The feature whose settings the block's promise or link comes from (resolution 221). */
export const needs = 'access_loan';

/** A link to a personal repayment quote (HOME-004 to HOME-006). */
export const options = z.strictObject({
	block: z.literal(name),
	text: z.string().min(1),
});

export type Options = z.output<typeof options>;
