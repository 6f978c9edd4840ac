import type { SiteContext } from '../../../../site/context.ts';
import type { ShownLocation } from '../../../../ui/hours/hours-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	places: ShownLocation[];
}

/** All locations in brief. */
export function view({ title }: Options, { places }: SiteContext): Data {
	return { title, places: [...places] };
}
