import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BoundedCache } from '../../bounded-cache.ts';
import type { Card } from '../../domain/card/card-data.ts';
import type { PromoTile } from '../../domain/card/promo-tile.ts';
import { atHoles, type HtmlWithHoles, withFillings } from '../../html-holes.ts';
import { cardWithHoles } from './card-holes.ts';
import { CARD_SIZES } from './card-sizes.ts';
import { PromoTileCard } from './PromoTileCard.tsx';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

/** Display options of a card. */
export type CardOptions = Required<Omit<VehicleCardProps, 'card' | 'hasWeekly'>>;

/** How cards are rendered; other sizes and other loading are put in afterwards, as a card is on many pages. */
const RENDERED = { loading: 'lazy', sizes: CARD_SIZES.fill } as const;

/** Rendered cards without and with icons. Cards are immutable, so the object can be the key. */
const plain = new WeakMap<Card, string>();
const withIcons = new WeakMap<Card, string>();

/** Renders a card, from the cache when the same card was rendered before. */
export function cardHtml(card: Card, { loading, sizes, hasIcons }: CardOptions): string {
	const known = hasIcons ? withIcons : plain;
	let html = known.get(card);
	if (html === undefined) {
		html = flattened(rendered(card, hasIcons));
		known.set(card, html);
	}
	// Only attributes of the picture: React prints the quotes in a text as &quot;.
	if (sizes !== RENDERED.sizes) html = html.replaceAll(`sizes="${RENDERED.sizes}"`, `sizes="${sizes}"`);
	return loading === RENDERED.loading
		? html
		: html.replace(`loading="${RENDERED.loading}"`, `loading="${loading}"`);
}

/** React renders one card of those that differ only in the texts of their vehicles: a dealer's cards are of some dozens of kinds. */
const alikes = new BoundedCache<HtmlWithHoles>(250);

function rendered(card: Card, hasIcons: boolean): string {
	const { alike, fillings } = cardWithHoles(card);
	const html = alikes.get(JSON.stringify([hasIcons, alike]), () =>
		atHoles(renderToStaticMarkup(createElement(VehicleCard, { card: alike, hasIcons, ...RENDERED }))),
	);
	return withFillings(html, fillings);
}

/** Renders a promotion tile. */
export function tileHtml(tile: PromoTile): string {
	return renderToStaticMarkup(createElement(PromoTileCard, { tile }));
}

/** Flattens a joined string, a rope of hundreds of pieces that each page with the card would otherwise flatten again. */
function flattened(html: string): string {
	return Buffer.from(html).toString();
}
