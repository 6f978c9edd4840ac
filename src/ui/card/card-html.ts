import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Card } from '../../domain/card/card-data.ts';
import type { PromoTile } from '../../domain/card/promo-tile.ts';
import { PromoTileCard } from './PromoTileCard.tsx';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

/** Display options of a card. */
export type CardLook = Required<Omit<VehicleCardProps, 'card' | 'hasWeekly'>>;

/** Rendered cards by display options: a card is on many pages. Cards are immutable, so the object can be the key. */
const printed = new WeakMap<Card, Map<string, string>>();

/** Renders a card, from the cache when the same card was rendered with the same options. */
export function cardHtml(card: Card, look: CardLook): string {
	const looks = printed.get(card) ?? new Map<string, string>();
	printed.set(card, looks);
	const key = `${look.loading} ${look.hasIcons} ${look.sizes}`;
	let html = looks.get(key);
	if (html === undefined) {
		html = inOnePiece(renderToStaticMarkup(createElement(VehicleCard, { card, ...look })));
		looks.set(key, html);
	}
	return html;
}

/** Renders a promotion tile. */
export function tileHtml(tile: PromoTile): string {
	return renderToStaticMarkup(createElement(PromoTileCard, { tile }));
}

/** Flattens React's string, a rope of hundreds of pieces that each page with the card would otherwise flatten again. */
function inOnePiece(html: string): string {
	return Buffer.from(html).toString();
}
