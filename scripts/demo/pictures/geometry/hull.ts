import type { Vec2 } from './space.ts';

/** The convex hull of points (Andrew's monotone chain). */
export function hull(points: readonly Vec2[]): Vec2[] {
	const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(points: readonly Vec2[]): Vec2[] {
	const out: Vec2[] = [];
	for (const p of points) {
		for (;;) {
			const a = out.at(-2);
			const b = out.at(-1);
			if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
			out.pop();
		}
		out.push(p);
	}
	return out.slice(0, -1);
}
