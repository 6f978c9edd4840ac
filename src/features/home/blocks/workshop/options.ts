import { z } from 'zod';
import { Link, Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'workshop';

/** The workshop, on the dealer's own colour. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	text: z.string(),
	link: Link.optional(),
	facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
});

export type Options = z.output<typeof options>;
