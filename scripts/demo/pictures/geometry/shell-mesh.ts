import type { Solid } from './solid.ts';
import { unit, type Vec3 } from './space.ts';

/** The left half of a body as a grid of points with normals; the right half is its mirror image. */
export interface ShellMesh {
	readonly columns: number;
	readonly rows: number;
	readonly positions: Float32Array;
	readonly normals: Float32Array;
}

/** The line inside the body from which rays find its surface: two x and the heights there. */
export interface Spine {
	readonly from: readonly [x: number, y: number];
	readonly to: readonly [x: number, y: number];
}

const REACH = 3400;

/** Distance along a ray to the surface, walking out from inside. */
export function rayLength(solid: Solid, origin: Vec3, direction: Vec3, reach = REACH): number {
	const value = (t: number) =>
		solid(origin[0] + direction[0] * t, origin[1] + direction[1] * t, Math.abs(origin[2] + direction[2] * t));
	let low = 0;
	let atLow = value(0);
	if (atLow >= 0) return 0;
	let high = reach;
	let atHigh = 0;
	// The field is close to a distance, so a few steps of its size come near, and a little more crosses the surface.
	for (let t = -atLow * 0.9 + 2; ; ) {
		const v = value(t);
		if (v >= 0) {
			high = t;
			atHigh = v;
			break;
		}
		low = t;
		atLow = v;
		t += Math.max(-v * 1.15, 3);
		if (t > reach) return reach;
	}
	// Then the secant method closes in from both sides; halving the weight of a side that does not move keeps it fast.
	for (let i = 0; i < 12 && high - low > 0.05; i++) {
		const t = (low * atHigh - high * atLow) / (atHigh - atLow);
		const v = value(t);
		if (Math.abs(v) < 0.05) return t;
		if (v < 0) {
			low = t;
			atLow = v;
			atHigh *= 0.5;
		} else {
			high = t;
			atHigh = v;
			atLow *= 0.5;
		}
	}
	return (low + high) / 2;
}

/** The outward direction of the surface at a point. */
export function normalAt(solid: Solid, x: number, y: number, z: number): Vec3 {
	const h = 7;
	const a = solid(x + h, y - h, Math.abs(z - h));
	const b = solid(x - h, y - h, Math.abs(z + h));
	const c = solid(x - h, y + h, Math.abs(z - h));
	const d = solid(x + h, y + h, Math.abs(z + h));
	return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** Finds the surface along rays that fan out from the spine: sideways in the middle, forward and back at its ends. */
export function shellMesh(solid: Solid, spine: Spine, rows = 96): ShellMesh {
	const [x1, y1] = spine.from;
	const [x2, y2] = spine.to;
	const fan = 46;
	const along = Math.round((x2 - x1) / 22);
	const columns = fan + along + fan + 1;
	const positions = new Float32Array(columns * rows * 3);
	const normals = new Float32Array(columns * rows * 3);
	for (let i = 0; i < columns; i++) {
		const share = Math.min(1, Math.max(0, (i - fan) / along));
		const turn =
			i < fan
				? -(Math.PI / 2) * (1 - i / fan)
				: i > fan + along
					? ((Math.PI / 2) * (i - fan - along)) / fan
					: 0;
		const origin: Vec3 = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, 0];
		for (let j = 0; j < rows; j++) {
			const lift = -Math.PI / 2 + (Math.PI * j) / (rows - 1);
			const level = Math.cos(lift);
			const direction: Vec3 = [Math.sin(turn) * level, Math.sin(lift), Math.cos(turn) * level];
			const reach = rayLength(solid, origin, direction);
			const at: Vec3 = [
				origin[0] + direction[0] * reach,
				origin[1] + direction[1] * reach,
				Math.max(0, direction[2] * reach),
			];
			const k = (j * columns + i) * 3;
			positions.set(at, k);
			normals.set(normalAt(solid, at[0], at[1], at[2]), k);
		}
	}
	return { columns, rows, positions, normals };
}

/** Every third point of a body on both halves, enough for its bounds. */
export function meshPlaces({ positions }: ShellMesh): Vec3[] {
	const places: Vec3[] = [];
	for (let i = 0; i < positions.length; i += 9) {
		const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
		places.push([x, y, z], [x, y, -z]);
	}
	return places;
}
