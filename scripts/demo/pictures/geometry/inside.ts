import { type CurvePoint, sampled } from './curves.ts';

/** Returns a test whether flat points are inside an outline that is scaled towards its middle by a factor. */
export function insideOf(outline: readonly CurvePoint[], shrink = 1): (x: number, y: number) => boolean {
	const points = sampled(outline, 160, 'closed');
	const cx = points.reduce((sum, p) => sum + p[0], 0) / points.length;
	const cy = points.reduce((sum, p) => sum + p[1], 0) / points.length;
	const xs = points.map((p) => cx + (p[0] - cx) * shrink);
	const ys = points.map((p) => cy + (p[1] - cy) * shrink);
	const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	return (x, y) => {
		if (x < left || x > right || y < low || y > high) return false;
		let inside = false;
		for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
			const [xi, yi, xj, yj] = [xs[i], ys[i], xs[j], ys[j]] as [number, number, number, number];
			if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
		}
		return inside;
	};
}
