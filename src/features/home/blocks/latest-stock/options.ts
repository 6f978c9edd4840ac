import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'latest-stock';

/** The newest vehicles in stock. */
export const options = z.strictObject({
	block: z.literal(name),
	/** Default: 'Just arrived', or 'In stock now' where the feed has no arrival dates. */
	title: Title.optional(),
	style: z.enum(['cards', 'wide-cards', 'board']).default('cards'),
	limit: z.int().min(1).max(12).default(4),
	link: z.string(),
});

export type Options = z.output<typeof options>;
