import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'steps';

/** How buying here works, in numbered steps. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	items: z.array(z.strictObject({ title: Title, text: z.string() })).min(2),
});

export type Options = z.output<typeof options>;
