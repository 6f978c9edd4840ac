import { z } from 'zod';
import { Link, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'reasons';

/** Reasons to buy here, in two to four columns. */
export const options = z.strictObject({
	block: z.literal(name),
	items: z
		.array(z.strictObject({ title: Title, text: z.string(), link: Link.optional() }))
		.min(2)
		.max(4),
});

export type Options = z.output<typeof options>;
