import type { Cubic } from './curves.ts';
import { leastSquares, lengthShares, refine, worstMiss } from './fit-cubic.ts';
import type { Fit } from './fit-settings.ts';
import { between, distance, unit, type Vec2 } from './space.ts';

const NEAREST = 2.6;
const SPACING = 6;

/** Few cubic pieces close to many points (Schneider's method), sharp only at corners. */
export function fitted(points: readonly Vec2[], fit: Fit): Cubic[] {
	const run = thinned(points, fit.closed, fit.nearest ?? NEAREST);
	if (run.length < 2) return [];
	const corners = fit.cornerDegrees === undefined ? [] : cornersOf(run, fit);
	if (!fit.closed) return fitBetween(run, [0, ...corners, run.length - 1], fit);
	const start = corners[0];
	if (start === undefined) return fitLoop(run, fit);
	const turned = [...run.slice(start), ...run.slice(0, start), run[start] as Vec2];
	return fitBetween(turned, [...corners.map((i) => i - start), run.length], fit);
}

function thinned(points: readonly Vec2[], closed: boolean, nearest: number): Vec2[] {
	const out: Vec2[] = [];
	for (const p of points) {
		const last = out.at(-1);
		if (!last || distance(p, last) > nearest) out.push(p);
	}
	const end = points.at(-1);
	if (!closed && end && out.length > 1 && distance(end, out.at(-1) as Vec2) > 0.01) out[out.length - 1] = end;
	while (closed && out.length > 2 && distance(out[0] as Vec2, out.at(-1) as Vec2) < nearest) out.pop();
	return out;
}

/** Adds points on long straight stretches: a fit weighs points, so they should be evenly spaced. */
function evenly(points: readonly Vec2[]): Vec2[] {
	const out: Vec2[] = [];
	points.forEach((p, i) => {
		const next = points[i + 1];
		out.push(p);
		if (!next) return;
		const gap = distance(p, next);
		const parts = gap > 28 ? Math.min(12, Math.floor(gap / SPACING)) : 1;
		for (let k = 1; k < parts; k++) out.push(between(p, next, k / parts));
	});
	return out;
}

function cornersOf(run: readonly Vec2[], fit: Fit): number[] {
	const count = run.length;
	const corners: number[] = [];
	const [first, last] = fit.closed ? [0, count] : [1, count - 1];
	for (let i = first; i < last; i++) {
		const a = run[(i + count - 1) % count] as Vec2;
		const b = run[i] as Vec2;
		const c = run[(i + 1) % count] as Vec2;
		const turn = Math.abs(
			((Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]) + 3 * Math.PI) %
				(2 * Math.PI)) -
				Math.PI,
		);
		if (turn * 57.3 > (fit.cornerDegrees ?? 180)) corners.push(i);
	}
	return corners;
}

function fitBetween(run: readonly Vec2[], stops: readonly number[], fit: Fit): Cubic[] {
	return stops.slice(1).flatMap((end, i) => {
		const part = run.slice(stops[i], end + 1);
		if (part.length < 2) return [];
		return fitRun(evenly(part), direction(part, 0, 1), direction(part, part.length - 1, -1), fit, 0);
	});
}

/** A loop without corners starts anywhere; both its ends share one direction. */
function fitLoop(run: readonly Vec2[], fit: Fit): Cubic[] {
	const [x, y] = unit([...subtract(run[1] as Vec2, run.at(-1) as Vec2), 0]);
	return fitRun(evenly([...run, run[0] as Vec2]), [x, y], [-x, -y], fit, 0);
}

const subtract = (p: Vec2, q: Vec2): Vec2 => [p[0] - q[0], p[1] - q[1]];

/** Direction in which the run leaves a point, going up (1) or down (-1) the list. */
function direction(run: readonly Vec2[], at: number, side: 1 | -1): Vec2 {
	const here = run[at] as Vec2;
	const ahead = run[Math.max(0, Math.min(run.length - 1, at + 2 * side))] as Vec2;
	const [x, y] = unit([...subtract(ahead, here), 0]);
	return [x, y];
}

function fitRun(points: readonly Vec2[], leaving: Vec2, arriving: Vec2, fit: Fit, depth: number): Cubic[] {
	const from = points[0] as Vec2;
	const to = points.at(-1) as Vec2;
	if (points.length === 2) return [lineOrArc(from, to, leaving, arriving)];
	const shares = lengthShares(points);
	let piece = leastSquares(points, shares, leaving, arriving);
	let miss = worstMiss(points, shares, piece, fit);
	for (let round = 0; round < 2 && miss.error > fit.tolerance && miss.error < 6 * fit.tolerance; round++) {
		refine(points, shares, piece);
		piece = leastSquares(points, shares, leaving, arriving);
		miss = worstMiss(points, shares, piece, fit);
	}
	if (miss.error <= fit.tolerance || depth > 24) return [straightened(piece, points, fit.tolerance)];
	const middle = miss.at;
	const before = points[Math.max(0, middle - 2)] as Vec2;
	const after = points[Math.min(points.length - 1, middle + 2)] as Vec2;
	const [x, y] = unit([...subtract(before, after), 0]);
	return [
		...fitRun(points.slice(0, middle + 1), leaving, [x, y], fit, depth + 1),
		...fitRun(points.slice(middle), [-x, -y], arriving, fit, depth + 1),
	];
}

function lineOrArc(from: Vec2, to: Vec2, leaving: Vec2, arriving: Vec2): Cubic {
	const third = distance(from, to) / 3;
	const handle1: Vec2 = [from[0] + leaving[0] * third, from[1] + leaving[1] * third];
	const handle2: Vec2 = [to[0] + arriving[0] * third, to[1] + arriving[1] * third];
	const bend = leaving[0] * arriving[0] + leaving[1] * arriving[1];
	return { from, handle1, handle2, to, straight: bend < -0.9999 };
}

function straightened(piece: Cubic, points: readonly Vec2[], tolerance: number): Cubic {
	const [dx, dy] = subtract(piece.to, piece.from);
	const length = Math.hypot(dx, dy) || 1;
	const off = Math.max(
		...points.map((p) => Math.abs((p[0] - piece.from[0]) * dy - (p[1] - piece.from[1]) * dx) / length),
	);
	return off < tolerance * 0.4 ? { ...piece, straight: true } : piece;
}
