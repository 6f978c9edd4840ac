import type { HomeBlock as Options } from '../../config/sections/home.ts';
import type { Featured, HomeBlock } from '../../contracts/page/home.ts';
import type { Link } from '../../contracts/page/shell.ts';
import { isAvailable } from '../../domain/availability.ts';
import { formatNumber } from '../../domain/measures.ts';
import { slugOf } from '../../domain/slug.ts';
import { byArrival } from '../../domain/stock-order.ts';
import { LOCATIONS_PATH, makePath, stockListPath } from '../../paths.ts';
import type { SiteContext } from '../context.ts';
import { dealerText } from '../dealer-text.ts';
import { placeCards } from '../locations/place-cards.ts';
import { countOf } from '../nouns.ts';
import { reviewsSummary } from '../reviews/reviews-summary.ts';
import { finderOf } from './finder.ts';
import { lowestPrice, type Selection, select } from './selection.ts';
import { blockPicture, bodyTiles, makeTiles, modelTiles } from './tiles.ts';

const ALL_LOCATIONS: Link = { label: 'Hours and map', href: LOCATIONS_PATH };

/** A block of the home page with everything in it; nothing when the stock leaves it empty. */
export function homeBlock(block: Options, context: SiteContext): HomeBlock[] {
	const { site, places } = context;
	const words = (text: string) => dealerText(text, site);
	const allStock = (label: string): Link => ({
		label: words(label),
		href: stockListPath('new-used-and-demo-cars', site.dealer.search.route_variants),
	});
	const own = (link: Link | undefined) => linked(link, context);
	switch (block.block) {
		case 'hero':
			return [hero(block, context, words)];
		case 'finder':
			return [{ ...block, finder: finderOf(context) }];
		case 'line-up':
			return [
				{
					block: 'line-up',
					title: words(block.title),
					tiles: modelTiles(block, context),
					note: block.note ?? null,
				},
			];
		case 'body-tiles':
			return filled({
				block: 'body-tiles',
				title: words(block.title),
				style: block.style,
				tiles: bodyTiles(block, context),
			});
		case 'make-tiles':
			return filled({
				block: 'make-tiles',
				title: words(block.title),
				style: block.style,
				tiles: makeTiles(block, context),
			});
		case 'latest-stock': {
			const newest = site.listed.filter(isAvailable).toSorted(byArrival).slice(0, block.limit);
			if (newest.length === 0) return [];
			return [
				{
					block: 'latest-stock',
					title: words(block.title),
					style: block.style,
					cards: newest.map(context.card),
					link: allStock(block.link),
				},
			];
		}
		case 'promotion':
			return [
				{
					...block,
					picture: blockPicture(block.picture, site),
					when: block.when ?? null,
					link: own(block.link),
				},
			];
		case 'three-facts':
			return [
				{ block: 'three-facts', items: block.items.map((item) => ({ ...item, link: own(item.link) })) },
			];
		case 'visit': {
			const [place] = places;
			const { quote } = block;
			return place
				? [
						{
							block: 'visit',
							place,
							quote: quote
								? { ...quote, rating: quote.rating.toFixed(1), count: formatNumber(quote.count) }
								: null,
						},
					]
				: [];
		}
		case 'yards':
			return [{ block: 'yards', title: words(block.title), places: [...places] }];
		case 'locations': {
			const cards = placeCards(context);
			return [{ block: 'locations', title: words(block.title), cards, all: own(ALL_LOCATIONS) }];
		}
		case 'reviews': {
			const summary = reviewsSummary(context, {
				title: words(block.title),
				most: block.limit,
				more: context.link(LOCATIONS_PATH) && `${LOCATIONS_PATH}#reviews`,
			});
			return summary ? [{ block: 'reviews', ...summary }] : [];
		}
		case 'promises': {
			const { guarantees } = site.dealer.features;
			return [{ ...block, terms: guarantees ? own({ label: 'Terms', href: guarantees.terms_page }) : null }];
		}
		case 'figures':
		case 'workshop':
			return [{ ...block, link: own(block.link) } as HomeBlock];
		case 'sell':
			return [{ ...block, link: own({ label: 'Get my offer', href: '/sell-your-car' }) }];
		case 'steps':
		case 'statement':
		case 'praise':
			return [block];
	}
}

function hero(
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
		lines: [...(lowest ? [lowest.type] : []), `${countOf(vehicles.length, site.dealer)} in stock`],
		link: list && label ? linked({ label, href: list }, context) : null,
	};
}

function linked(link: Link | undefined, context: SiteContext): Link | null {
	const href = link && context.link(link.href);
	return link && href ? { label: link.label, href } : null;
}

function filled<Block extends Extract<HomeBlock, { tiles: unknown[] }>>(block: Block): Block[] {
	return block.tiles.length > 0 ? [block] : [];
}
