import { z } from 'zod';
import { Link, Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'figures';

/** A few figures that matter, explained. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	text: z.string(),
	link: Link.optional(),
	rows: z
		.array(z.strictObject({ label: z.string(), value: z.string(), good: z.boolean().default(false) }))
		.min(1),
});

export type Options = z.output<typeof options>;
