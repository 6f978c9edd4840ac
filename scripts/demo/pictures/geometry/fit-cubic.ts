import type { Cubic } from './curves.ts';
import type { Fit } from './fit-settings.ts';
import type { Vec2 } from './space.ts';
import { distance } from './space.ts';

/** The position of each point along the run, from 0 to 1, by length. */
export function lengthShares(points: readonly Vec2[]): Float64Array {
	const shares = new Float64Array(points.length);
	for (let i = 1; i < points.length; i++)
		shares[i] = (shares[i - 1] as number) + distance(points[i - 1] as Vec2, points[i] as Vec2);
	const total = shares.at(-1) ?? 1;
	return shares.map((v) => v / total);
}

/** Handle lengths that bring the piece as close as possible to all points at once. */
export function leastSquares(
	points: readonly Vec2[],
	shares: Float64Array,
	leaving: Vec2,
	arriving: Vec2,
): Cubic {
	const from = points[0] as Vec2;
	const to = points.at(-1) as Vec2;
	let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
	for (let i = 0; i < points.length; i++) {
		const t = shares[i] as number;
		const s = 1 - t;
		const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
		const [px, py] = points[i] as Vec2;
		const rx = px - (b0 + b1) * from[0] - (b2 + b3) * to[0];
		const ry = py - (b0 + b1) * from[1] - (b2 + b3) * to[1];
		c00 += b1 * b1;
		c01 += b1 * b2 * (leaving[0] * arriving[0] + leaving[1] * arriving[1]);
		c11 += b2 * b2;
		x0 += b1 * (leaving[0] * rx + leaving[1] * ry);
		x1 += b2 * (arriving[0] * rx + arriving[1] * ry);
	}
	const chord = distance(from, to);
	const determinant = c00 * c11 - c01 * c01;
	let first = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
	let second = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
	// Short, long or backward handles mean that the points do not determine them; a third of the chord is always smooth.
	if (!(first > chord * 0.02 && first < chord * 1.4)) first = chord / 3;
	if (!(second > chord * 0.02 && second < chord * 1.4)) second = chord / 3;
	return {
		from,
		handle1: [from[0] + leaving[0] * first, from[1] + leaving[1] * first],
		handle2: [to[0] + arriving[0] * second, to[1] + arriving[1] * second],
		to,
		straight: false,
	};
}

function at(piece: Cubic, t: number): Vec2 {
	const s = 1 - t;
	const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
	return [
		a * piece.from[0] + b * piece.handle1[0] + c * piece.handle2[0] + d * piece.to[0],
		a * piece.from[1] + b * piece.handle1[1] + c * piece.handle2[1] + d * piece.to[1],
	];
}

/** The point farthest from the piece, and its distance. */
export function worstMiss(
	points: readonly Vec2[],
	shares: Float64Array,
	piece: Cubic,
	fit: Fit,
): { error: number; at: number } {
	let worst = { error: -1, at: points.length >> 1 };
	for (let i = 1; i < points.length - 1; i++) {
		const p = points[i] as Vec2;
		const error = distance(p, at(piece, shares[i] as number)) * (fit.weight?.(p) ?? 1);
		if (error > worst.error) worst = { error, at: i };
	}
	return worst;
}

/** One Newton step per point towards the nearest position on the piece. */
export function refine(points: readonly Vec2[], shares: Float64Array, piece: Cubic): void {
	const { from: a, handle1: b, handle2: c, to: d } = piece;
	for (let i = 1; i < points.length - 1; i++) {
		const t = shares[i] as number;
		const s = 1 - t;
		const [px, py] = points[i] as Vec2;
		const [qx, qy] = at(piece, t);
		const vx = 3 * (s * s * (b[0] - a[0]) + 2 * s * t * (c[0] - b[0]) + t * t * (d[0] - c[0]));
		const vy = 3 * (s * s * (b[1] - a[1]) + 2 * s * t * (c[1] - b[1]) + t * t * (d[1] - c[1]));
		const step = ((qx - px) * vx + (qy - py) * vy) / (vx * vx + vy * vy || 1);
		shares[i] = Math.max(0, Math.min(1, t - step));
	}
}
