import { between, distance, type Vec2 } from './space.ts';

/**
 * A control point. `[x, y]`: the curve passes smoothly. `[x, y, r]`: a corner, rounded by about `r`; 0 is sharp.
 * Two corners in a row make a straight line.
 */
export type CurvePoint = readonly [x: number, y: number, corner?: number];

/**
 * Parses control points written like an SVG `points` attribute: `'0,10 20,30,8'`. Bodies are long tables of such points, which stay
 * readable with one line per curve.
 */
export function points(text: string): CurvePoint[] {
	return text
		.trim()
		.split(/\s+/)
		.map((item): CurvePoint => {
			const [x, y, corner] = item.split(',').map(Number);
			if (x === undefined || y === undefined || [x, y, corner ?? 0].some(Number.isNaN))
				throw new Error(`Not a point: ${item}`);
			return corner === undefined ? [x, y] : [x, y, corner];
		});
}

/** Whether a line ends where it began. */
export type Ends = 'closed' | 'open';

/** One cubic Bézier piece; `straight` marks a line. */
export interface Cubic {
	readonly from: Vec2;
	readonly handle1: Vec2;
	readonly handle2: Vec2;
	readonly to: Vec2;
	readonly straight: boolean;
}

function tangentAt(before: Vec2, at: Vec2, after: Vec2): Vec2 {
	const h1 = distance(before, at);
	const h2 = distance(at, after);
	const x = ((at[0] - before[0]) / h1) * h2 + ((after[0] - at[0]) / h2) * h1;
	const y = ((at[1] - before[1]) / h1) * h2 + ((after[1] - at[1]) / h2) * h1;
	const length = Math.hypot(x, y) || 1;
	return [x / length, y / length];
}

function throughPoints(points: readonly CurvePoint[], ends: Ends): Cubic[] {
	const closed = ends === 'closed';
	const count = points.length;
	const at = (i: number): CurvePoint => points[(i + count) % count] as CurvePoint;
	const place = (i: number): Vec2 => [at(i)[0], at(i)[1]];
	const isCorner = (i: number) => at(i)[2] !== undefined || (!closed && (i === 0 || i === count - 1));
	const reach = (i: number, length: number): Vec2 => {
		const [x, y] = tangentAt(place(i - 1), place(i), place(i + 1));
		return [at(i)[0] + x * length, at(i)[1] + y * length];
	};
	const pieces: Cubic[] = [];
	for (let i = 0; i < (closed ? count : count - 1); i++) {
		const from = place(i);
		const to = place(i + 1);
		const third = distance(from, to) / 3;
		const leaving = isCorner(i) ? undefined : reach(i, third);
		const arriving = isCorner((i + 1) % count) ? undefined : reach(i + 1, -third);
		const straight = !leaving && !arriving;
		const handle1 = leaving ?? (arriving ? between(from, arriving, 0.5) : between(from, to, 1 / 3));
		const handle2 = arriving ?? (leaving ? between(to, leaving, 0.5) : between(from, to, 2 / 3));
		pieces.push({ from, handle1, handle2, to, straight });
	}
	return pieces;
}

/** Splits a piece in two at share `t`. */
export function splitCubic(c: Cubic, t: number): [Cubic, Cubic] {
	const a = between(c.from, c.handle1, t);
	const b = between(c.handle1, c.handle2, t);
	const d = between(c.handle2, c.to, t);
	const e = between(a, b, t);
	const f = between(b, d, t);
	const middle = between(e, f, t);
	return [
		{ from: c.from, handle1: a, handle2: e, to: middle, straight: c.straight },
		{ from: middle, handle1: f, handle2: d, to: c.to, straight: c.straight },
	];
}

const roughLength = (c: Cubic): number =>
	(distance(c.from, c.handle1) +
		distance(c.handle1, c.handle2) +
		distance(c.handle2, c.to) +
		distance(c.from, c.to)) /
	2;

/** Replaces each marked corner by a short arc between shortened neighbours. */
function roundCorners(pieces: Cubic[], points: readonly CurvePoint[], ends: Ends): Cubic[] {
	const closed = ends === 'closed';
	const cut = [...pieces];
	const arcs: (Cubic | undefined)[] = [];
	for (let i = 0; i < cut.length; i++) {
		const next = (i + 1) % cut.length;
		const radius = points[(i + 1) % points.length]?.[2];
		const here = cut[i] as Cubic;
		if (!radius || (!closed && i === cut.length - 1)) continue;
		const tip = here.to;
		const before = splitCubic(here, 1 - Math.min(0.46, radius / roughLength(here)))[0];
		cut[i] = before;
		const following = cut[next] as Cubic;
		const after = splitCubic(following, Math.min(0.46, radius / roughLength(following)))[1];
		cut[next] = after;
		arcs[i] = {
			from: before.to,
			handle1: between(before.to, tip, 0.6),
			handle2: between(after.from, tip, 0.6),
			to: after.from,
			straight: false,
		};
	}
	return cut.flatMap((piece, i) => {
		const arc = arcs[i];
		const next = cut[(i + 1) % cut.length] as Cubic;
		// A piece may have been shortened again from its other end since its arc was made.
		return arc ? [piece, { ...arc, from: piece.to, to: next.from }] : [piece];
	});
}

/** The pieces of the smooth curve through the points. */
export const cubicsThrough = (points: readonly CurvePoint[], ends: Ends = 'open'): Cubic[] =>
	roundCorners(throughPoints(points, ends), points, ends);

/** The point at share `t` of a piece. */
export function pointOn(c: Cubic, t: number): Vec2 {
	const s = 1 - t;
	const a = s * s * s;
	const b = 3 * s * s * t;
	const d = 3 * s * t * t;
	const e = t * t * t;
	return [
		a * c.from[0] + b * c.handle1[0] + d * c.handle2[0] + e * c.to[0],
		a * c.from[1] + b * c.handle1[1] + d * c.handle2[1] + e * c.to[1],
	];
}

/** The curve as a dense list of points, at most `step` apart. */
export function sampled(points: readonly CurvePoint[], step: number, ends: Ends = 'open'): Vec2[] {
	const out: Vec2[] = [];
	for (const piece of cubicsThrough(points, ends)) {
		const parts = Math.max(1, Math.ceil(roughLength(piece) / step));
		for (let k = 0; k < parts; k++) out.push(pointOn(piece, k / parts));
	}
	const last = points.at(-1);
	if (ends === 'open' && last) out.push([last[0], last[1]]);
	return out;
}
