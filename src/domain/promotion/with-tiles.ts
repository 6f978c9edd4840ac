/** A place of a list: one of its own things, or a tile between them. */
export type Place<Item, Tile> = { kind: 'item'; item: Item } | { kind: 'tile'; tile: Tile };

/**
 * A page of a list with its tiles at their places, counted from 1; tiles of one place follow each other there, as one of them is seen at a
 * time. The last place is the one after the last item (PROMO-012: 24 vehicles and six tiles have 30 places); a tile whose place lies
 * beyond it is left out, and so is every tile of an empty page: it would stand alone.
 */
export function withTiles<Item, Tile extends { position: number }>(
	items: readonly Item[],
	tiles: readonly Tile[],
): Place<Item, Tile>[] {
	const places: Place<Item, Tile>[] = items.map((item) => ({ kind: 'item', item }));
	if (items.length === 0) return places;
	const byPlace = [...Map.groupBy(tiles, ({ position }) => position)].toSorted(([a], [b]) => a - b);
	let unseen = 0;
	for (const [position, group] of byPlace) {
		if (position < 1 || position > places.length - unseen + 1) continue;
		places.splice(
			position - 1 + unseen,
			0,
			...group.map((tile): Place<Item, Tile> => ({ kind: 'tile', tile })),
		);
		unseen += group.length - 1;
	}
	return places;
}
