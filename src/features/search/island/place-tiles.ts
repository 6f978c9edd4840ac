import type { Card } from '../../../domain/card/card-data.ts';
import type { PromoTile, PromoTiles } from '../../../domain/card/promo-tile.ts';
import { tilesAt } from '../../../domain/promotion/tiles-at.ts';
import { type Place, withTiles } from '../../../domain/promotion/with-tiles.ts';

/** A page of results with the dealer's tiles whose time it is. */
export function placeTiles(cards: readonly Card[], tiles: PromoTiles | null): Place<Card, PromoTile>[] {
	return withTiles(cards, tiles === null ? [] : tilesAt(tiles, Date.now()));
}
