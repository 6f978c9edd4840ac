/** A place of a list: one of its own things, or a tile between them. */
export type Place<Item, Tile> = { kind: 'item'; item: Item } | { kind: 'tile'; tile: Tile };

/**
 * A page of a list with its tiles at their places, counted from 1. A tile whose place lies beyond the end of the page is left out: it would
 * stand alone.
 */
export function withTiles<Item, Tile extends { position: number }>(
	items: readonly Item[],
	tiles: readonly Tile[],
): Place<Item, Tile>[] {
	const places: Place<Item, Tile>[] = items.map((item) => ({ kind: 'item', item }));
	for (const tile of tiles.toSorted((a, b) => a.position - b.position))
		if (tile.position >= 1 && tile.position <= places.length)
			places.splice(tile.position - 1, 0, { kind: 'tile', tile });
	return places;
}
