import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	items: { title: string; text: string }[];
}

/** The steps as the dealer wrote them. */
export function view({ block, ...data }: Options): Data {
	return data;
}
