import { z } from 'zod';
import { Moment } from '../../../../config/sections/moment.ts';
import { Link, Picture, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'promotion';

/** One promotion, large, until it expires. */
export const options = z.strictObject({
	block: z.literal(name),
	picture: Picture,
	when: z.string().optional(),
	/** The moment after which it is no longer shown. */
	expires: Moment.optional(),
	title: Title,
	text: z.string(),
	link: Link.optional(),
});

export type Options = z.output<typeof options>;
