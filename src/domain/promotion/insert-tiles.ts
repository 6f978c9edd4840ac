/** A slot of a list: an item or a tile. */
export type Place<Item, Tile> = { kind: 'item'; item: Item } | { kind: 'tile'; tile: Tile };

/**
 * Inserts tiles into a page of a list at their positions, counted from 1. Tiles with one position follow each other, as only one of them
 * is visible at a time. The last position is after the last item (PROMO-012: 24 vehicles and six tiles have 30 positions); tiles beyond it
 * are left out, and so are all tiles of an empty page.
 */
export function insertTiles<Item, Tile extends { position: number }>(
	items: readonly Item[],
	tiles: readonly Tile[],
): Place<Item, Tile>[] {
	const slots: Place<Item, Tile>[] = items.map((item) => ({ kind: 'item', item }));
	if (items.length === 0) return slots;
	const byPosition = [...Map.groupBy(tiles, ({ position }) => position)].toSorted(([a], [b]) => a - b);
	let hidden = 0;
	for (const [position, group] of byPosition) {
		if (position < 1 || position > slots.length - hidden + 1) continue;
		slots.splice(
			position - 1 + hidden,
			0,
			...group.map((tile): Place<Item, Tile> => ({ kind: 'tile', tile })),
		);
		hidden += group.length - 1;
	}
	return slots;
}
