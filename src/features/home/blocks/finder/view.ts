import type { SiteContext } from '../../../../site/context.ts';
import type { Finder } from '../../page-data.ts';
import { finderOf } from '../../view/finder.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	style: Options['style'];
	finder: Finder;
}

/** The search form, in the style chosen. */
export function view({ style }: Options, context: SiteContext): Data {
	return { style, finder: finderOf(context) };
}
