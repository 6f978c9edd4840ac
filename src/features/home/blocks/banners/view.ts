import type { SiteContext } from '../../../../site/context.ts';
import type { Slide } from '../../page-data.ts';
import { slidesOf } from '../../view/slides.ts';
import type { Options } from './options.ts';

/** What the block shows. */
export interface Data {
	slides: Slide[];
}

/** The pictures that are due or to come; nothing when all are over. */
export function view(_: Options, context: SiteContext): Data | null {
	const slides = slidesOf(context.site.dealer.promotions.banners, context);
	return slides.length > 0 ? { slides } : null;
}
