import { z } from 'zod';
import { Link, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'workshop';

/** Workshop section on the dealer's main colour. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	text: z.string(),
	link: Link.optional(),
	facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
});

export type Options = z.output<typeof options>;
