import type { Slide as Options } from '../../../config/sections/promotions.ts';
import { windowEdges, windowState } from '../../../domain/time/date-window.ts';
import type { SiteContext } from '../../../site/context.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import type { Slide } from '../page-data.ts';

/** The dealer's promotional pictures with links and dates, without ended ones. */
export function slidesOf(slides: readonly Options[], { site, link }: SiteContext): Slide[] {
	return slides.flatMap((slide): Slide[] => {
		const edges = windowEdges(slide);
		const state = windowState(edges, site.now.getTime());
		if (state === 'over') return [];
		return [
			{
				picture: blockPicture(slide, site),
				title: slide.title ? dealerText(slide.title, site) : null,
				text: slide.text ? dealerText(slide.text, site) : null,
				href: link(slide.href),
				isYetToCome: state === 'before',
				...edges,
			},
		];
	});
}
