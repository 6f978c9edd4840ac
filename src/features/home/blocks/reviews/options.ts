import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'reviews';

/** What customers say, from `content/reviews.yaml` (REVIEWS-003). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('What our customers say'),
	limit: z.int().min(1).max(12).default(3),
});

export type Options = z.output<typeof options>;
