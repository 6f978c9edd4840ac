import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'yards';

/** All locations in brief, each with whether it is open. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
});

export type Options = z.output<typeof options>;
