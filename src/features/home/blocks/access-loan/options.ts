import { z } from 'zod';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'access-loan';

/** The feature whose settings hold the terms or the link of the block (resolution 221). */
export const needs = 'access_loan';

/** A link to a personal repayment quote (HOME-004 to HOME-006). */
export const options = z.strictObject({
	block: z.literal(name),
	text: z.string().min(1),
});

export type Options = z.output<typeof options>;
