import { z } from 'zod';
import { Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'locations';

/** All locations side by side, by name, to swipe through (LOCATIONS-023). */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title.default('Our Locations'),
});

export type Options = z.output<typeof options>;
