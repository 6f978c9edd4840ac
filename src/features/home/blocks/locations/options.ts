import { z } from 'zod';
import { Title } from '../../fields.ts';

/** The block's name in dealer.ts, and its folder's. */
export const name = 'locations';

/** All locations side by side, by name, to swipe through (LOCATIONS-023). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('Our Locations'),
});

export type Options = z.output<typeof options>;
