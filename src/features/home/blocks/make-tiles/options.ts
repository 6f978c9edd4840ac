import { z } from 'zod';
import { Picture, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'make-tiles';

/** Links to the stock by make. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	/** Cards under a heading, cards on the lower edge of the hero above, or the names in large type. */
	style: z.enum(['cards', 'edge', 'names']),
	/** Pictures by make; a make without one shows its monogram. */
	pictures: z.record(z.string(), Picture).default({}),
	limit: z.int().min(1).default(12),
});

export type Options = z.output<typeof options>;
