import type { HomeBlock as Options } from '../../config/sections/home.ts';
import type { HomeBlock, Slide } from '../../contracts/page/home.ts';
import type { Link } from '../../contracts/page/shell.ts';
import { windowEdges, windowState } from '../../domain/date-window.ts';
import { OFFERS_PATH } from '../../domain/showroom-paths.ts';
import { stockListPath } from '../../paths.ts';
import type { SiteContext } from '../context.ts';
import { stockCountOf } from '../nouns.ts';
import { linked } from './linked.ts';
import { blockPicture } from './tiles.ts';

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
