import type { SiteContext } from '../../../../site/context.ts';
import type { ShownLocation } from '../../../../ui/hours/hours-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	locations: ShownLocation[];
}

/** All locations in brief. */
export function view({ title }: Options, { shownLocations }: SiteContext): Data {
	return { title, locations: [...shownLocations] };
}
