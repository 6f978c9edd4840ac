import type { Options } from './options.ts';

/** What the block shows. */
export type Data = Omit<Options, 'block'>;

/** The rating and quotes as the dealer wrote them. */
export function view({ block, ...data }: Options): Data {
	return data;
}
