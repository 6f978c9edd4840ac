import type { PromoTiles } from '../../domain/card/promo-tile.ts';
import { windowEdges } from '../../domain/time/date-window.ts';
import type { Site } from '../site.ts';
import { dealerText } from '../text/dealer-text.ts';

/** The promotion tiles of a dealer's lists, including future ones; null without any. */
export function promoTiles(site: Site): PromoTiles | null {
	const { tiles } = site.dealer.promotions;
	if (tiles === null) return null;
	return {
		positions: tiles.positions,
		items: tiles.items.map(({ title, text, link, ...window }) => ({
			title: dealerText(title, site),
			text: dealerText(text, site),
			link: link ?? null,
			...windowEdges(window),
		})),
	};
}
