import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'reviews';

/** Customer reviews from `content/reviews.yaml` (REVIEWS-003). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('What our customers say'),
	limit: z.int().min(1).max(12).default(3),
});

export type Options = z.output<typeof options>;
