import type { ShellMesh } from '../geometry/shell-mesh.ts';
import type { Projected, Window } from './window.ts';

/** The surface visible in each small square of a window: its position and direction, or nothing. */
export interface Seen {
	readonly window: Window;
	/** Pixels per square. */
	readonly cell: number;
	readonly columns: number;
	readonly rows: number;
	/** Distance from the camera; infinite where there is nothing. */
	readonly depth: Float32Array;
	/** Position and normal, three numbers a square each. */
	readonly place: Float32Array;
	readonly normal: Float32Array;
}

/** Rasterises a body in a window; `halves` holds its left half, its right one, or both, as projected. */
export function see(
	mesh: ShellMesh,
	halves: readonly { readonly side: 1 | -1; readonly at: Projected }[],
	window: Window,
	cell: number,
): Seen {
	const columns = Math.ceil(window.width / cell);
	const rows = Math.ceil(window.height / cell);
	const seen: Seen = {
		window,
		cell,
		columns,
		rows,
		depth: new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY),
		place: new Float32Array(columns * rows * 3),
		normal: new Float32Array(columns * rows * 3),
	};
	for (const { side, at } of halves) {
		const xs = at.x.map((x) => (x - window.x) / cell);
		const ys = at.y.map((y) => (y - window.y) / cell);
		for (let j = 0; j < mesh.rows - 1; j++) {
			for (let i = 0; i < mesh.columns - 1; i++) {
				const a = j * mesh.columns + i;
				seeTriangle(seen, mesh, side, xs, ys, at.depth, a, a + 1, a + mesh.columns);
				seeTriangle(seen, mesh, side, xs, ys, at.depth, a + 1, a + mesh.columns + 1, a + mesh.columns);
			}
		}
	}
	return seen;
}

function seeTriangle(
	seen: Seen,
	mesh: ShellMesh,
	side: number,
	xs: Float32Array,
	ys: Float32Array,
	depths: Float32Array,
	a: number,
	b: number,
	c: number,
): void {
	const [ax, ay, bx, by, cx, cy] = [xs[a], ys[a], xs[b], ys[b], xs[c], ys[c]] as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
	// The mesh winds one way, its mirror image the other. A face turned away is never the nearest.
	if (area * side > -1e-9) return;
	const x1 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
	const x2 = Math.min(seen.columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
	const y1 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
	const y2 = Math.min(seen.rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
	for (let y = y1; y <= y2; y++) {
		for (let x = x1; x <= x2; x++) {
			const [px, py] = [x + 0.5, y + 0.5];
			const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
			const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
			const w = 1 - u - v;
			if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue;
			const depth = u * (depths[a] as number) + v * (depths[b] as number) + w * (depths[c] as number);
			const k = y * seen.columns + x;
			if (depth >= (seen.depth[k] as number)) continue;
			seen.depth[k] = depth;
			for (let n = 0; n < 3; n++) {
				const sign = n === 2 ? side : 1;
				const mix = (from: Float32Array) =>
					sign *
					(u * (from[3 * a + n] as number) +
						v * (from[3 * b + n] as number) +
						w * (from[3 * c + n] as number));
				seen.place[3 * k + n] = mix(mesh.positions);
				seen.normal[3 * k + n] = mix(mesh.normals);
			}
		}
	}
}
