import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'warranty-cards';

/** The feature whose settings hold the terms or the link of the block (resolution 221). */
export const needs = 'used_car_promises';

/** The promises for used vehicles (HOME-015). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	items: z
		.array(z.strictObject({ title: Title, text: z.string() }))
		.min(1)
		.max(4),
});

export type Options = z.output<typeof options>;
