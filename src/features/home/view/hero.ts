import type { HomeBlock as Options } from '../../../config/sections/home.ts';
import { slugOf } from '../../../domain/vehicle/slug.ts';
import { makePath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { linked } from '../../../site/linked.ts';
import { stockCountOf } from '../../../site/nouns.ts';
import { lowestPrice, type Selection, select } from '../../../site/selection.ts';
import { blockPicture } from '../../../site/tiles.ts';
import type { Featured, HomeBlock } from '../page-data.ts';
import { finderOf } from './finder.ts';

/** The first block of a home page: what the dealer puts in front. */
export function hero(
	block: Extract<Options, { block: 'hero' }>,
	context: SiteContext,
	words: (text: string) => string,
): HomeBlock {
	const { site } = context;
	switch (block.style) {
		case 'showroom':
			return {
				block: 'hero-showroom',
				title: words(block.title),
				about: block.about,
				picture: blockPicture(block.picture, site),
				featured: featured(block.stock, block.link, context),
			};
		case 'search':
			return {
				block: 'hero-search',
				title: words(block.title),
				text: words(block.text),
				finder: finderOf(context),
			};
		case 'landscape':
			return {
				block: 'hero-landscape',
				title: words(block.title),
				text: words(block.text),
				picture: blockPicture(block.picture, site),
			};
		case 'poster':
			return {
				block: 'hero-poster',
				title: block.title.map(words),
				picture: blockPicture(block.picture, site),
				featured: featured(block.stock, '', context),
			};
		case 'centred':
			return {
				block: 'hero-centred',
				title: words(block.title),
				text: words(block.text),
				finder: finderOf(context),
				chips: block.chips.flatMap((chip) => linked(chip, context) ?? []),
				traffic: block.traffic.map((picture) => ({
					...blockPicture(picture, site),
					length: picture.length ?? 4500,
				})),
			};
	}
}

/** What the stock says of a vehicle or model put forward: its lowest price and how many there are. */
function featured(selection: Selection, label: string, context: SiteContext): Featured {
	const { site } = context;
	const vehicles = select(site, selection);
	const lowest = lowestPrice(vehicles, site);
	const title = [selection.make, selection.model, selection.badge].filter(Boolean).join(' ');
	const list = selection.make
		? makePath(slugOf(selection.make), selection.model && slugOf(selection.model))
		: null;
	return {
		title,
		price: lowest && (lowest.isOnly ? lowest.text : `From ${lowest.text}`),
		lines: [...(lowest ? [lowest.type] : []), `${stockCountOf(vehicles, site.dealer)} in stock`],
		link: list && label ? linked({ label, href: list }, context) : null,
	};
}
