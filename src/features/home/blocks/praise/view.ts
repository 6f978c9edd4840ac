import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	rating: string;
	about: string;
	quotes: { text: string; by: string }[];
}

/** The rating and quotes as the dealer wrote them. */
export function view({ block, ...data }: Options): Data {
	return data;
}
