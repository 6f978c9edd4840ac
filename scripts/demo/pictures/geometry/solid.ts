/**
 * A body as a field: negative inside, positive outside, about millimetres near the surface. Only defined for `z >= 0`: bodies are
 * symmetric.
 */
export type Solid = (x: number, y: number, z: number) => number;

/** Inside both, with the edge between them rounded by `radius`. */
export function roundedBoth(a: number, b: number, radius: number): number {
	const u = Math.max(a + radius, 0);
	const v = Math.max(b + radius, 0);
	return Math.min(-radius, Math.max(a, b)) + Math.sqrt(u * u + v * v);
}

/** Inside either, with the inner corner between them filled by about `radius`. */
export function filledEither(a: number, b: number, radius: number): number {
	const h = Math.max(radius - Math.abs(a - b), 0) / radius;
	return Math.min(a, b) - h * h * radius * 0.25;
}
