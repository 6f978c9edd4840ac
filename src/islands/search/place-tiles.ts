import type { Card } from '../../contracts/page/card.ts';
import type { PromoTile, PromoTiles } from '../../contracts/page/promo-tile.ts';
import { tilesAt } from '../../domain/tiles-at.ts';
import { type Place, withTiles } from '../../domain/with-tiles.ts';

/** A page of results with the dealer's tiles whose time it is. */
export function placeTiles(cards: readonly Card[], tiles: PromoTiles | null): Place<Card, PromoTile>[] {
	return withTiles(cards, tiles === null ? [] : tilesAt(tiles, Date.now()));
}
