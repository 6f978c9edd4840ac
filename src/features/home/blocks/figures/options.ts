import { z } from 'zod';
import { Link, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'figures';

/** Key figures with an explanation. */
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
