/** A point or direction in millimetres: x from the nose to the tail, y up from the ground, z to the vehicle's left. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** A point on a drawing, in millimetres or in pixels. */
export type Vec2 = readonly [x: number, y: number];

/** From `b` to `a`. */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Dot product: for unit vectors 1 when they agree, 0 when they are perpendicular. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Cross product: the direction perpendicular to both. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];

/** The same direction with length 1. */
export function unit(a: Vec3): Vec3 {
	const length = Math.hypot(a[0], a[1], a[2]) || 1;
	return [a[0] / length, a[1] / length, a[2] / length];
}

/** The point at share `t` of the way from `p` to `q`. */
export const between = (p: Vec2, q: Vec2, t: number): Vec2 => [
	p[0] + (q[0] - p[0]) * t,
	p[1] + (q[1] - p[1]) * t,
];

/** The value, or a tiny one instead of zero, so that it is safe to divide by. */
export const distance = (p: Vec2, q: Vec2): number => Math.hypot(q[0] - p[0], q[1] - p[1]) || 1e-6;

/** The value, limited to the bounds. */
export const clamp = (value: number, low: number, high: number): number =>
	Math.min(high, Math.max(low, value));

/** Smooth step: 0 below `from`, 1 above `to`; `from` may be the larger one. */
export function smoothStep(from: number, to: number, value: number): number {
	const t = clamp((value - from) / (to - from), 0, 1);
	return t * t * (3 - 2 * t);
}
