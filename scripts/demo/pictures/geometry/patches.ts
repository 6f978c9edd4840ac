import { rayLength } from './shell-mesh.ts';
import type { Solid } from './solid.ts';
import type { Vec2, Vec3 } from './space.ts';

/**
 * A mapping for drawing on a body: two flat coordinates in, the point on the body's surface out. Everything on a car is drawn in such
 * coordinates and gets its depth from the body.
 */
export type Patch = (u: number, v: number) => Vec3;

/** Elevation: x and height. `side` 1 is the left flank, -1 the right one. */
export function sidePatch(solid: Solid, side: 1 | -1 = 1): Patch {
	return (x, y) => {
		const reach = rayLength(solid, [x, y, 0], [0, 0, 1], 1600);
		return [x, y, side * reach];
	};
}

/** From above: x and distance from the middle line, on the left (1) or the right (-1). `inside` is a height within the body. */
export function topPatch(solid: Solid, side: 1 | -1, inside: number): Patch {
	return (x, z) => [x, inside + rayLength(solid, [x, inside, Math.abs(z)], [0, 1, 0], 3400), z * side];
}

const SLICE = 25;
const TURNS = 56;

/**
 * Around an end of the body at one height: distance along the surface from the middle line, and height. Lamps and grilles drawn this way
 * bend round the corners. `ahead` -1 is the nose, 1 the tail; negative distances are on the vehicle's right.
 */
export function wrapPatch(solid: Solid, centreX: number, ahead: -1 | 1): Patch {
	const slices = new Map<number, Slice>();
	const sliceAt = (index: number): Slice => {
		let slice = slices.get(index);
		if (!slice) {
			slice = measure(solid, centreX, index * SLICE, ahead);
			slices.set(index, slice);
		}
		return slice;
	};
	return (s, y) => {
		const low = Math.floor(y / SLICE);
		const t = y / SLICE - low;
		const [x1, z1] = pointAlong(sliceAt(low), Math.abs(s));
		const [x2, z2] = pointAlong(sliceAt(low + 1), Math.abs(s));
		return [x1 + (x2 - x1) * t, y, Math.sign(s) * (z1 + (z2 - z1) * t)];
	};
}

interface Slice {
	readonly walked: readonly number[];
	readonly points: readonly Vec2[];
}

function measure(solid: Solid, centreX: number, y: number, ahead: -1 | 1): Slice {
	const walked: number[] = [];
	const points: Vec2[] = [];
	let sum = 0;
	for (let i = 0; i <= TURNS; i++) {
		// A little more than a quarter turn, so that what wraps far round is still on the slice.
		const turn = ((i / TURNS) * Math.PI) / 1.9;
		const direction: Vec3 = [ahead * Math.cos(turn), 0, Math.sin(turn)];
		const reach = rayLength(solid, [centreX, y, 0], direction);
		const point: Vec2 = [centreX + direction[0] * reach, direction[2] * reach];
		const before = points.at(-1);
		if (before) sum += Math.hypot(point[0] - before[0], point[1] - before[1]);
		points.push(point);
		walked.push(sum);
	}
	return { walked, points };
}

function pointAlong({ walked, points }: Slice, s: number): Vec2 {
	let i = 1;
	while (i < walked.length - 1 && (walked[i] as number) < s) i++;
	const [s1, s2] = [walked[i - 1] as number, walked[i] as number];
	const t = Math.min(1.2, (s - s1) / (s2 - s1 || 1));
	const [a, b] = [points[i - 1] as Vec2, points[i] as Vec2];
	return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
