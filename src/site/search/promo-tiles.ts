import type { PromoTiles } from '../../contracts/page/promo-tile.ts';
import { dealerText } from '../dealer-text.ts';
import type { Site } from '../site.ts';

/** The tiles between the vehicles of a dealer's lists, those included whose time is yet to come; null without any. */
export function promoTiles(site: Site): PromoTiles | null {
	const { tiles } = site.dealer.promotions;
	if (tiles === null) return null;
	return {
		positions: tiles.positions,
		items: tiles.items.map(({ title, text, link, starts, expires }) => ({
			title: dealerText(title, site),
			text: dealerText(text, site),
			link: link ?? null,
			starts: starts === undefined ? null : Date.parse(starts),
			expires: expires === undefined ? null : Date.parse(expires),
		})),
	};
}
