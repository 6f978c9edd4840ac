import { isNear, type WindowEdges, windowState, windowTurns } from '../time/date-window.ts';

interface Tiles<Tile> {
	/** Places in the page's grid, counted from 1. */
	positions: readonly number[];
	items: readonly Tile[];
}

/**
 * The tiles of a list at a moment, each at its place: those whose time it is take the places in turn, so that a single one stands at all
 * of them.
 */
export function tilesAt<Tile extends WindowEdges>(
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

/** A tile as a page is printed with it: seen from `from` on where it is still to come, until it leaves its place to another. */
export type PrintedTile<Tile> = Tile & WindowEdges & { position: number; isToCome: boolean };

/**
 * The tiles of a list from a moment until the site is made again: of each place, the tiles that have it one after the other. So one that is
 * due between two builds appears, and those after it keep their places (PROMO-008).
 */
export function tilesFrom<Tile extends WindowEdges>(tiles: Tiles<Tile>, now: number): PrintedTile<Tile>[] {
	const near = tiles.items.filter((item) => isNear(item, now));
	const turns = near
		.flatMap(windowTurns)
		.filter((turn) => turn > now && isNear({ from: turn, until: null }, now));
	const moments = [now, ...new Set(turns.toSorted((a, b) => a - b))];
	const at = moments.map((moment) => tilesAt({ ...tiles, items: near }, moment));
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

/** Whether a place has the same tile at another moment. */
function isSame<Tile extends { position: number }>(tile: Tile, others: readonly Tile[] = []): boolean {
	const other = others.find(({ position }) => position === tile.position);
	return (
		other !== undefined && Object.entries(tile).every(([key, value]) => Reflect.get(other, key) === value)
	);
}
