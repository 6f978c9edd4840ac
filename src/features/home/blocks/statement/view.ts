import type { Options } from './options.ts';

/** What the block shows. */
export type Data = Omit<Options, 'block'>;

/** The statement as the dealer wrote it. */
export function view({ block, ...data }: Options): Data {
	return data;
}
