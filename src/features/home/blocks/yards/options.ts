import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'yards';

/** All locations in brief, each with its open state. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
});

export type Options = z.output<typeof options>;
