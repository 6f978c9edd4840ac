import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Card } from '../../domain/card/card-data.ts';
import type { PromoTile } from '../../domain/card/promo-tile.ts';
import { PromoTileCard } from './PromoTileCard.tsx';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

/** How a list shows a card. */
export type CardLook = Required<Omit<VehicleCardProps, 'card' | 'hasWeekly'>>;

/** One card stands on many pages: each look of it is printed once. A card is never changed, so it may stand for what it says. */
const printed = new WeakMap<Card, Map<string, string>>();

/** A card as HTML. A changed vehicle is a new card; the same object in the same look always prints the same. */
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

/** A tile of a printed list as HTML. */
export function tileHtml(tile: PromoTile): string {
	return renderToStaticMarkup(createElement(PromoTileCard, { tile }));
}

/** React's text is a tree of hundreds of pieces, which every page that shows the card would walk again; as bytes and back it is one. */
function inOnePiece(html: string): string {
	return Buffer.from(html).toString();
}
