import type { SiteContext } from '../../../../site/context.ts';
import type { Slide } from '../../page-data.ts';
import { slidesOf } from '../../view/slides.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	slides: Slide[];
}

/** Current and future banners; null when all have ended. */
export function view(_: Options, context: SiteContext): Data | null {
	const slides = slidesOf(context.site.dealer.promotions.banners, context);
	return slides.length > 0 ? { slides } : null;
}
