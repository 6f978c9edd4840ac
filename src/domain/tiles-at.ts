import { type WindowEdges, windowState } from './date-window.ts';

/**
 * The tiles of a list at a moment, each at its place: those whose time it is take the places in turn, so that a single one stands at all
 * of them.
 */
export function tilesAt<Tile extends WindowEdges>(
	{ positions, items }: { positions: readonly number[]; items: readonly Tile[] },
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
