import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'payments';

/** The payment methods the dealer accepts (HOME-012). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('We accept'),
	names: z.array(z.string().min(1)).min(1),
});

export type Options = z.output<typeof options>;
