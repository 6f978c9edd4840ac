import type { Point } from '../../../../domain/place/distance.ts';

/** Side of a tile, pixels. */
export const TILE = 256;

const DEEPEST = 16;
/** Margin around the outermost pins, pixels. */
const MARGIN = 56;

/** Tiles of a map view, and the positions of tiles and pins in it, pixels. */
export interface TileView {
	zoom: number;
	tiles: { x: number; y: number; left: number; top: number }[];
	pins: { left: number; top: number }[];
}

/** The view with the highest zoom that contains all points (Web Mercator tiles). */
export function tileView(points: readonly Point[], width: number, height: number): TileView {
	const zoom = zoomFor(points, width, height);
	const at = points.map((point) => pixels(point, zoom));
	const left = middle(at.map(({ x }) => x)) - width / 2;
	const top = middle(at.map(({ y }) => y)) - height / 2;
	const tiles: TileView['tiles'] = [];
	for (let y = Math.floor(top / TILE); y * TILE < top + height; y++) {
		for (let x = Math.floor(left / TILE); x * TILE < left + width; x++) {
			if (y >= 0 && y < 2 ** zoom) {
				const column = ((x % 2 ** zoom) + 2 ** zoom) % 2 ** zoom;
				tiles.push({ x: column, y, left: Math.round(x * TILE - left), top: Math.round(y * TILE - top) });
			}
		}
	}
	return {
		zoom,
		tiles,
		pins: at.map(({ x, y }) => ({ left: Math.round(x - left), top: Math.round(y - top) })),
	};
}

function zoomFor(points: readonly Point[], width: number, height: number): number {
	for (let zoom = DEEPEST; zoom > 0; zoom--) {
		const at = points.map((point) => pixels(point, zoom));
		const fits =
			extent(at.map(({ x }) => x)) <= width - 2 * MARGIN &&
			extent(at.map(({ y }) => y)) <= height - 2 * MARGIN;
		if (fits) return zoom;
	}
	return 0;
}

function pixels({ lat, long }: Point, zoom: number): { x: number; y: number } {
	const side = TILE * 2 ** zoom;
	const sine = Math.sin((lat * Math.PI) / 180);
	return {
		x: ((long + 180) / 360) * side,
		y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
	};
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const middle = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2;
