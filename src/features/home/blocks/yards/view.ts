import type { SiteContext } from '../../../../site/context.ts';
import { dealerText } from '../../../../site/dealer-text.ts';
import type { Place } from '../../../../ui/hours/hours-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	places: Place[];
}

/** All locations in brief. */
export function view({ title }: Options, { site, places }: SiteContext): Data {
	return { title: dealerText(title, site), places: [...places] };
}
