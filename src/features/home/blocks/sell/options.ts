import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'sell';

/** The strip for sellers; title and button are the specification's unless given (HOME-008 to HOME-011). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('We Would Love To Buy Your Vehicle. Get $$$ For Your Car Today!'),
	text: z.string().default(''),
	button: z.string().min(1).default('Click Here To Sell'),
});

export type Options = z.output<typeof options>;
