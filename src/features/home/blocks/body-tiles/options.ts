import { z } from 'zod';
import { Picture, Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'body-tiles';

/** Links to the stock by body type. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	style: z.enum(['shapes', 'styles', 'trips']),
	/** The bodies in order, with the dealer's own pictures and texts; when empty, those in stock, by number. */
	tiles: z
		.array(
			z.strictObject({
				body: z.string(),
				picture: Picture.optional(),
				label: z.string().optional(),
				text: z.string().optional(),
			}),
		)
		.default([]),
});

export type Options = z.output<typeof options>;
