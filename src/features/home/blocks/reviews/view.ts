import { LOCATIONS_PATH } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { reviewsSummary } from '../../../reviews/embed/reviews-summary.ts';
import type { ReviewsSummary } from '../../../reviews/page-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export type Data = ReviewsSummary;

/** A summary of the reviews; null without reviews. */
export function view({ title, limit }: Options, context: SiteContext): Data | null {
	return reviewsSummary(context, {
		title,
		most: limit,
		more: context.link(LOCATIONS_PATH) && `${LOCATIONS_PATH}#reviews`,
	});
}
