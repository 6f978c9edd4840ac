import type { HomeBlock as Options } from '../../../config/sections/home.ts';
import { windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { stockListPath } from '../../../paths/paths.ts';
import { OFFERS_PATH } from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { linked } from '../../../site/linked.ts';
import { stockCountOf } from '../../../site/nouns.ts';
import { blockPicture } from '../../../site/tiles.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { HomeBlock, Slide } from '../page-data.ts';

/** The dealer's own advertising: pictures that lead somewhere, each in its time. Those whose time is over are left out. */
export function promotionBlock(block: 'promotion-slider' | 'banners', context: SiteContext): HomeBlock[] {
	const { site, link } = context;
	const { slider, banners } = site.dealer.promotions;
	const slides = (block === 'banners' ? banners : slider).flatMap((slide): Slide[] => {
		const edges = windowEdges(slide);
		const state = windowState(edges, site.now.getTime());
		if (state === 'over') return [];
		return [
			{
				picture: blockPicture(slide, site),
				title: slide.title ?? null,
				text: slide.text ?? null,
				href: link(slide.href),
				isYetToCome: state === 'before',
				...edges,
			},
		];
	});
	return slides.length > 0 ? [{ block, slides }] : [];
}

/** One offer, large; nothing once it is over. */
export function offerBlock(
	block: Extract<Options, { block: 'promotion' }>,
	context: SiteContext,
): HomeBlock[] {
	const { site } = context;
	const { expires, ...promotion } = block;
	const edges = windowEdges({ expires });
	if (windowState(edges, site.now.getTime()) === 'over') return [];
	return [
		{
			...promotion,
			until: edges.until,
			picture: blockPicture(block.picture, site),
			when: block.when ?? null,
			link: linked(block.link, context),
			ended: linked({ label: 'See special offers', href: OFFERS_PATH }, context) ?? toStock(context),
		},
	];
}

function toStock({ site: { dealer, listed } }: SiteContext): Link {
	return {
		label: `See all ${stockCountOf(listed, dealer)}`,
		href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
	};
}
