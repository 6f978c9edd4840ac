import type { HomeBlock as Options } from '../../../config/sections/home.ts';
import { STATES } from '../../../domain/place/states.ts';
import { isAvailable } from '../../../domain/vehicle/availability.ts';
import { formatNumber } from '../../../domain/vehicle/measures.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { byArrival } from '../../../domain/vehicle/stock-order.ts';
import { LOCATIONS_PATH, SELL_PATH, stockListPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { dealerText } from '../../../site/dealer-text.ts';
import { linked } from '../../../site/linked.ts';
import { bodyTiles, makeTiles, modelTiles } from '../../../site/tiles.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { placeCards } from '../../locations/embed/place-cards.ts';
import { reviewsSummary } from '../../reviews/embed/reviews-summary.ts';
import type { HomeBlock } from '../page-data.ts';
import { finderOf } from './finder.ts';
import { hero } from './hero.ts';
import { offerBlock, promotionBlock } from './promotion-blocks.ts';
import { trustBlock } from './trust-blocks.ts';

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
					title: words(block.title ?? latestTitle(newest)),
					style: block.style,
					cards: newest.map(context.card),
					link: allStock(block.link),
				},
			];
		}
		case 'promotion':
			return offerBlock(block, context);
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
			return [
				{
					block: 'sell',
					plate: STATES[context.site.dealer.state].plate,
					title: words(block.title),
					text: words(block.text),
					link: own({ label: block.button, href: SELL_PATH }),
				},
			];
		case 'feature-banner':
		case 'access-loan':
		case 'payments':
		case 'warranty-cards':
		case 'community':
			return trustBlock(block, context);
		case 'promotion-slider':
		case 'banners':
			return promotionBlock(block.block, context);
		case 'steps':
		case 'statement':
		case 'praise':
			return [block];
	}
}

function filled<Block extends Extract<HomeBlock, { tiles: unknown[] }>>(block: Block): Block[] {
	return block.tiles.length > 0 ? [block] : [];
}

/** What a feed without dates of arrival must not claim, the heading does not. */
function latestTitle(newest: readonly Vehicle[]): string {
	return newest.every(({ created_at }) => created_at !== null) ? 'Just arrived' : 'In stock now';
}
