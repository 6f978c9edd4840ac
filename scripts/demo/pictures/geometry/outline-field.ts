import { type CurvePoint, sampled } from './curves.ts';

const CELL = 30;
const MARGIN = 420;

/** Signed distance in millimetres to a closed outline: negative inside, positive outside. */
export type DistanceField = (x: number, y: number) => number;

/**
 * Samples the distance to an outline once, on a grid, as a body made of outlines needs it hundreds of thousands of times. Between grid
 * points it is a cubic blend, because normals are derived from it and a linear blend would show as facets in the paint.
 */
export function distanceField(outline: readonly CurvePoint[]): DistanceField {
	const points = sampled(outline, 50, 'closed');
	const xs = points.map((p) => p[0]);
	const ys = points.map((p) => p[1]);
	const left = Math.min(...xs) - MARGIN;
	const low = Math.min(...ys) - MARGIN;
	const columns = Math.ceil((Math.max(...xs) + MARGIN - left) / CELL) + 1;
	const rows = Math.ceil((Math.max(...ys) + MARGIN - low) / CELL) + 1;
	const grid = new Float64Array(columns * rows);
	for (let j = 0; j < rows; j++) {
		for (let i = 0; i < columns; i++)
			grid[j * columns + i] = signedDistance(xs, ys, left + i * CELL, low + j * CELL);
	}
	return (x, y) => blend(grid, columns, rows, (x - left) / CELL, (y - low) / CELL);
}

function signedDistance(xs: readonly number[], ys: readonly number[], x: number, y: number): number {
	let nearest = Number.POSITIVE_INFINITY;
	let inside = false;
	let ax = xs.at(-1) ?? 0;
	let ay = ys.at(-1) ?? 0;
	for (let i = 0; i < xs.length; i++) {
		const bx = xs[i] as number;
		const by = ys[i] as number;
		const ex = bx - ax;
		const ey = by - ay;
		const px = x - ax;
		const py = y - ay;
		const t = Math.max(0, Math.min(1, (px * ex + py * ey) / (ex * ex + ey * ey || 1)));
		const dx = px - ex * t;
		const dy = py - ey * t;
		nearest = Math.min(nearest, dx * dx + dy * dy);
		if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
		ax = bx;
		ay = by;
	}
	return (inside ? -1 : 1) * Math.sqrt(nearest);
}

/** Uniform cubic B-spline: smooth to the second derivative, and rounds by less than a millimetre. */
function blend(grid: Float64Array, columns: number, rows: number, u: number, v: number): number {
	// Far outside, the distance at the border is accurate enough.
	const insideU = Math.max(1, Math.min(columns - 3, u));
	const insideV = Math.max(1, Math.min(rows - 3, v));
	const i = Math.min(columns - 4, Math.floor(insideU));
	const j = Math.min(rows - 4, Math.floor(insideV));
	const s = insideU - i;
	const t = insideV - j;
	const s0 = ((1 - s) * (1 - s) * (1 - s)) / 6;
	const s1 = (3 * s * s * s - 6 * s * s + 4) / 6;
	const s3 = (s * s * s) / 6;
	const s2 = 1 - s0 - s1 - s3;
	const t0 = ((1 - t) * (1 - t) * (1 - t)) / 6;
	const t1 = (3 * t * t * t - 6 * t * t + 4) / 6;
	const t3 = (t * t * t) / 6;
	const t2 = 1 - t0 - t1 - t3;
	const base = (j - 1) * columns + i - 1;
	const row = (k: number) =>
		s0 * (grid[k] as number) +
		s1 * (grid[k + 1] as number) +
		s2 * (grid[k + 2] as number) +
		s3 * (grid[k + 3] as number);
	return (
		t0 * row(base) + t1 * row(base + columns) + t2 * row(base + 2 * columns) + t3 * row(base + 3 * columns)
	);
}
