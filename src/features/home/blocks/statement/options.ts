import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'statement';

/** One statement on the dealer's second colour. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	text: z.string(),
});

export type Options = z.output<typeof options>;
