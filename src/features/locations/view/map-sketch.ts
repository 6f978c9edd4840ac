import { EARTH_RADIUS_KM, type Point } from '../../../domain/place/distance.ts';
import { type PostcodeTable, postcodePoints } from '../../../domain/place/postcode-table.ts';
import { postcodeTable } from '../embed/postcodes.ts';
import type { MapSketch } from '../page-data.ts';

/** Height of a sketch; its width is 100. */
const HEIGHT = 62.5;
/** Share of the sketch that the pins fill; the rest is for their names. */
const FILLED = 0.62;
/** Smallest width of a sketch, kilometres. */
const LEAST_KM = 40;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
const SCALES_KM = [5, 10, 20, 50, 100, 200, 500, 1000];
/** Smallest width of the scale bar, per cent. */
const SCALE_WIDTH = 12;
/** Smallest distance between pins; closer ones could not be told apart or tapped. */
const LEAST_APART = 8;
/** Pins to the right of this have their name on the left. */
const LABEL_LEFT_FROM = 55;

/**
 * Sketch map around some locations: a dot for each postcode shows coasts and towns without an external map (resolution 190). Null for a
 * single location and for locations too close together.
 */
export function mapSketch(
	points: readonly Point[],
	table: PostcodeTable = postcodeTable(),
): MapSketch | null {
	if (points.length < 2) return null;
	const project = projection(points);
	if (leastApart(points.map(project)) < LEAST_APART) return null;
	const dots = postcodePoints(table)
		.map(project)
		.filter(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= HEIGHT)
		.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`);
	return {
		path: [...new Set(dots)].join(''),
		height: HEIGHT,
		pins: points.map(project).map(({ x, y }) => ({
			x: Number(x.toFixed(2)),
			y: Number(((y / HEIGHT) * 100).toFixed(2)),
			isLabelLeft: x > LABEL_LEFT_FROM,
		})),
		scale: scaleOf(project.width_km),
	};
}

/** Projects coordinates to the sketch; true to scale at the centre, which is accurate enough for these distances. */
function projection(
	points: readonly Point[],
): ((point: Point) => { x: number; y: number }) & { width_km: number } {
	const lats = points.map(({ lat }) => lat);
	const longs = points.map(({ long }) => long);
	const middle = { lat: mean(lats), long: mean(longs) };
	const east = Math.cos((middle.lat * Math.PI) / 180);
	const wide = (Math.max(...longs) - Math.min(...longs)) * east * KM_PER_DEGREE;
	const high = (Math.max(...lats) - Math.min(...lats)) * KM_PER_DEGREE;
	const width_km = Math.max(wide / FILLED, ((high / FILLED) * 100) / HEIGHT, LEAST_KM);
	const perKm = 100 / width_km;
	return Object.assign(
		({ lat, long }: Point) => ({
			x: 50 + (long - middle.long) * east * KM_PER_DEGREE * perKm,
			y: HEIGHT / 2 - (lat - middle.lat) * KM_PER_DEGREE * perKm,
		}),
		{ width_km },
	);
}

/** Scale bar of the shortest round distance that is wide enough. */
function scaleOf(width_km: number): MapSketch['scale'] {
	const km = SCALES_KM.find((km) => (km / width_km) * 100 >= SCALE_WIDTH) ?? 1000;
	return { text: `${km} km`, width: Number(((km / width_km) * 100).toFixed(1)) };
}

function leastApart(pins: readonly { x: number; y: number }[]): number {
	return Math.min(
		...pins.flatMap((a, index) => pins.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
	);
}

function mean(values: readonly number[]): number {
	return (Math.min(...values) + Math.max(...values)) / 2;
}
