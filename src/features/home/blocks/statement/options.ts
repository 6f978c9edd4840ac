import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'statement';

/** One statement on the dealer's second colour. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	text: z.string(),
});

export type Options = z.output<typeof options>;
