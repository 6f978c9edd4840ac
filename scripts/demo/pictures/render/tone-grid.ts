import type { Camera } from './camera.ts';
import type { Grid } from './contours.ts';
import { paintTone } from './light.ts';
import type { Seen } from './raster.ts';

const SPREAD = 8;
/** The tone of a square that shows no paint. */
export const NOTHING = -9;

/** Whether a point on the body will be drawn over, so that its light does not matter. */
export type Covered = (x: number, y: number, z: number) => boolean;

/** The tone of the paint in every square, and the squares that will be drawn over. */
export function toneGrid(
	seen: Seen,
	camera: Camera,
	isCovered: Covered,
): { readonly tones: Grid; readonly covered: Uint8Array } {
	const values = new Float32Array(seen.columns * seen.rows).fill(NOTHING);
	const covered = new Uint8Array(values.length);
	const { place, normal } = seen;
	for (let i = 0; i < values.length; i++) {
		if (seen.depth[i] === Number.POSITIVE_INFINITY) continue;
		const k = 3 * i;
		if (isCovered(place[k] as number, place[k + 1] as number, place[k + 2] as number)) {
			covered[i] = 1;
			continue;
		}
		const [nx, ny, nz] = [normal[k] as number, normal[k + 1] as number, normal[k + 2] as number];
		const n = 1 / (Math.hypot(nx, ny, nz) || 1);
		const [vx, vy, vz] = [
			camera.eye[0] - (place[k] as number),
			camera.eye[1] - (place[k + 1] as number),
			camera.eye[2] - (place[k + 2] as number),
		];
		const v = 1 / Math.hypot(vx, vy, vz);
		values[i] = paintTone([nx * n, ny * n, nz * n], [vx * v, vy * v, vz * v], place[k + 1] as number);
	}
	return { tones: { width: seen.columns, height: seen.rows, values }, covered };
}

/**
 * Extends tones a few squares past the body's edge, so that blurring does not fade there, and through covered squares, so that no detail
 * is drawn where it would be hidden.
 */
export function spreadOutwards(grid: Grid, covered: Uint8Array): Grid {
	const { width, height } = grid;
	const values = Float32Array.from(grid.values);
	const reached = new Uint8Array(values.length);
	let edge: number[] = [];
	for (let i = width; i < width * (height - 1); i++) if ((values[i] as number) > NOTHING) edge.push(i);
	const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
	for (let pass = 0; edge.length > 0; pass++) {
		const fresh: number[] = [];
		for (const i of edge) {
			for (const step of around) {
				const to = i + step;
				if (reached[to] || (values[to] ?? 0) > NOTHING || (pass >= SPREAD && !covered[to])) continue;
				const column = to % width;
				if (to < width || to >= width * (height - 1) || column < 1 || column > width - 2) continue;
				reached[to] = 1;
				fresh.push(to);
			}
		}
		const tones = fresh.map((i) => averageAround(values, i, around));
		fresh.forEach((i, k) => {
			values[i] = tones[k] as number;
		});
		edge = fresh;
	}
	return { width, height, values };
}

function averageAround(values: Float32Array, at: number, around: readonly number[]): number {
	let sum = 0;
	let known = 0;
	for (const step of around) {
		const v = values[at + step] as number;
		if (v > NOTHING) {
			sum += v;
			known++;
		}
	}
	return sum / known;
}

/** Evens out the noise of single squares. */
export function smooth(grid: Grid): Grid {
	const { width, height, values } = grid;
	const out = Float32Array.from(values);
	for (let i = width + 1; i < width * (height - 1) - 1; i++) {
		const here = values[i] as number;
		if (here <= NOTHING) continue;
		let sum = 3 * here;
		let weight = 3;
		for (const step of [-1, 1, -width, width]) {
			const v = values[i + step] as number;
			if (v > NOTHING) {
				sum += v;
				weight++;
			}
		}
		out[i] = sum / weight;
	}
	return { width, height, values: out };
}
