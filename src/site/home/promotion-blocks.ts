import type { HomeBlock as Options } from '../../config/sections/home.ts';
import type { HomeBlock, Slide } from '../../contracts/page/home.ts';
import type { Link } from '../../contracts/page/shell.ts';
import { OFFERS_PATH, stockListPath } from '../../paths.ts';
import type { SiteContext } from '../context.ts';
import { countOf } from '../nouns.ts';
import { linked } from './linked.ts';
import { blockPicture } from './tiles.ts';

/** The dealer's own advertising: pictures that lead somewhere, each in its time. Those whose time is over are left out. */
export function promotionBlock(block: 'promotion-slider' | 'banners', context: SiteContext): HomeBlock[] {
	const { site, link } = context;
	const { slider, banners } = site.dealer.promotions;
	const slides = (block === 'banners' ? banners : slider).map((slide): Slide => {
		const starts = momentOf(slide.starts);
		return {
			picture: blockPicture(slide, site),
			title: slide.title ?? null,
			text: slide.text ?? null,
			href: link(slide.href),
			isYetToCome: starts !== null && starts > site.now.getTime(),
			starts,
			expires: momentOf(slide.expires),
		};
	});
	const shown = slides.filter(({ expires }) => expires === null || expires >= site.now.getTime());
	return shown.length > 0 ? [{ block, slides: shown }] : [];
}

/** One offer, large; nothing once it is over. */
export function offerBlock(
	block: Extract<Options, { block: 'promotion' }>,
	context: SiteContext,
): HomeBlock[] {
	const { site } = context;
	const expires = momentOf(block.expires);
	if (expires !== null && site.now.getTime() > expires) return [];
	return [
		{
			...block,
			expires,
			picture: blockPicture(block.picture, site),
			when: block.when ?? null,
			link: linked(block.link, context),
			ended: linked({ label: 'See special offers', href: OFFERS_PATH }, context) ?? toStock(context),
		},
	];
}

function toStock({ site: { dealer, listed } }: SiteContext): Link {
	return {
		label: `See all ${countOf(listed.length, dealer)}`,
		href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
	};
}

function momentOf(text: string | undefined): number | null {
	return text === undefined ? null : Date.parse(text);
}
