import type { Card } from '../../../../domain/card/card-data.ts';
import type { PromoTile, PromoTiles } from '../../../../domain/card/promo-tile.ts';
import { insertTiles, type Place } from '../../../../domain/promotion/insert-tiles.ts';
import { activeTiles } from '../../../../domain/promotion/scheduled-tiles.ts';

/** A page of results with the dealer's current promotion tiles. */
export function placeTiles(cards: readonly Card[], tiles: PromoTiles | null): Place<Card, PromoTile>[] {
	return insertTiles(cards, tiles === null ? [] : activeTiles(tiles, Date.now()));
}
