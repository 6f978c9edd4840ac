import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Card } from '../../domain/card/card-data.ts';
import type { PromoTile } from '../../domain/card/promo-tile.ts';
import { PromoTileCard } from './PromoTileCard.tsx';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

/** Display options of a card. */
export type CardOptions = Required<Omit<VehicleCardProps, 'card' | 'hasWeekly'>>;

/** Rendered cards by display options: a card is on many pages. Cards are immutable, so the object can be the key. */
const rendered = new WeakMap<Card, Map<string, string>>();

/** Renders a card, from the cache when the same card was rendered with the same options. */
export function cardHtml(card: Card, options: CardOptions): string {
	const byOptions = rendered.get(card) ?? new Map<string, string>();
	rendered.set(card, byOptions);
	const key = `${options.loading} ${options.hasIcons} ${options.sizes}`;
	let html = byOptions.get(key);
	if (html === undefined) {
		html = flattened(renderToStaticMarkup(createElement(VehicleCard, { card, ...options })));
		byOptions.set(key, html);
	}
	return html;
}

/** Renders a promotion tile. */
export function tileHtml(tile: PromoTile): string {
	return renderToStaticMarkup(createElement(PromoTileCard, { tile }));
}

/** Flattens React's string, a rope of hundreds of pieces that each page with the card would otherwise flatten again. */
function flattened(html: string): string {
	return Buffer.from(html).toString();
}
