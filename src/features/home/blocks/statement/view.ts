import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	text: string;
}

/** The statement as the dealer wrote it. */
export function view({ block, ...data }: Options): Data {
	return data;
}
