import { isNear, type WindowEdges, windowState, windowTurns } from '../time/date-window.ts';

interface Tiles<Tile> {
	/** Positions in the page's grid, counted from 1. */
	positions: readonly number[];
	items: readonly Tile[];
}

/**
 * The tiles of a list at a given time with their positions: the current tiles fill the positions in rotation, so a single tile appears
 * at all of them.
 */
export function activeTiles<Tile extends WindowEdges>(
	{ positions, items }: Tiles<Tile>,
	now: number,
): (Tile & { position: number })[] {
	const advertised = items.filter((item) => windowState(item, now) === 'open');
	return positions
		.toSorted((a, b) => a - b)
		.flatMap((position, index) => {
			const tile = advertised[index % advertised.length];
			return tile ? [{ ...tile, position }] : [];
		});
}

/** A tile in a rendered page, shown from `from` until `until`; hidden at first where it is to come. */
export type ScheduledTile<Tile> = Tile & WindowEdges & { position: number; isToCome: boolean };

/**
 * The tiles of a list from a given time until the next build: for each position, its successive tiles. So a tile that is due between two
 * builds appears on time, and the tiles after it stay in place (PROMO-008).
 */
export function scheduledTiles<Tile extends WindowEdges>(
	tiles: Tiles<Tile>,
	now: number,
): ScheduledTile<Tile>[] {
	const near = tiles.items.filter((item) => isNear(item, now));
	const turns = near
		.flatMap(windowTurns)
		.filter((turn) => turn > now && isNear({ from: turn, until: null }, now));
	const moments = [now, ...new Set(turns.toSorted((a, b) => a - b))];
	const at = moments.map((moment) => activeTiles({ ...tiles, items: near }, moment));
	return moments.flatMap((moment, index) =>
		(at[index] ?? [])
			.filter((tile) => !isSame(tile, at[index - 1]))
			.map((tile) => {
				const end = moments.find((_, later) => later > index && !isSame(tile, at[later]));
				return {
					...tile,
					from: index === 0 ? tile.from : moment,
					until: end === undefined ? tile.until : end - 1,
					isToCome: index > 0,
				};
			}),
	);
}

/** Whether the tile at a position is the same at another time. */
function isSame<Tile extends { position: number }>(tile: Tile, others: readonly Tile[] = []): boolean {
	const other = others.find(({ position }) => position === tile.position);
	return (
		other !== undefined && Object.entries(tile).every(([key, value]) => Reflect.get(other, key) === value)
	);
}
