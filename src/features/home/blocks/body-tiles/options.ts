import { z } from 'zod';
import { Picture, StockName, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'body-tiles';

/** Links to the stock by body type. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	style: z.enum(['shapes', 'styles', 'trips']),
	/** Body types in order, with the dealer's own pictures and texts; when empty, those in stock, most vehicles first. */
	tiles: z
		.array(
			z.strictObject({
				body: StockName,
				picture: Picture.optional(),
				label: z.string().optional(),
				text: z.string().optional(),
			}),
		)
		.default([]),
});

export type Options = z.output<typeof options>;
