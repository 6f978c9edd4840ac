import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'sell';

/** Strip for people who want to sell their vehicle; default title and button are the specification's (HOME-008 to HOME-011). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('We Would Love To Buy Your Vehicle. Get $$$ For Your Car Today!'),
	text: z.string().default(''),
	button: z.string().min(1).default('Click Here To Sell'),
});

export type Options = z.output<typeof options>;
