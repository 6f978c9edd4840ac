import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'latest-stock';

/** The newest vehicles in stock. */
export const options = z.strictObject({
	block: z.literal(name),
	/** 'Just arrived' unless given, or 'In stock now' where the feed does not say when vehicles arrived. */
	title: Title.optional(),
	style: z.enum(['cards', 'wide-cards', 'board']).default('cards'),
	limit: z.int().min(1).max(12).default(4),
	link: z.string(),
});

export type Options = z.output<typeof options>;
